import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const base='http://localhost:4199';
const p = await (await b.newContext()).newPage();
p.on('console', m=>console.log('['+m.type()+']', m.text().slice(0,200)));
p.on('request', r=>r.url().includes('rest')&&console.log('REQ',r.url().slice(-80)));
p.on('response', r=>r.url().includes('rest')&&console.log('RES',r.status()));
for (const id of ["00000000-0000-4000-8000-000000000000", "no-such-project", "'; drop table portfolios; --"]) {
await p.goto(base+'/case-study/'+encodeURIComponent(id)); await p.waitForTimeout(4500);
console.log(p.url(), await p.evaluate(()=>JSON.stringify(history.state)), (await p.locator('main').innerText()).slice(0,200));
}
await b.close();
