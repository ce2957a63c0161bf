/** The company's name, which scripts of the build read too. It is only here and in pictures, which `npm run art` draws again. */
export const company = { name: "Kalpa Studio", shortName: "Kalpa" } as const;
