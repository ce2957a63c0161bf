/** The hosts that `npm run test:hosts` asks, in the order of the table that it prints. */
export const HOST_NAMES = ["npm start", "nginx", "Cloudflare Pages", "Cloudflare Workers", "Netlify (own matcher)", "Vercel (model)"];
