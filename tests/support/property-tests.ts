import fc from 'fast-check';

/** CI judges a change by the same cases every time; anybody else's run looks for new ones. */
if (process.env.CI) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });

export { fc };
