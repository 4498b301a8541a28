import fc from 'fast-check';

/**
 * Every run tries the same cases; `PROPERTY_SEED=7` tries others. A failure prints its seed and the path to the case.
 */
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_121);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

export { fc };
