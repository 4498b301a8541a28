import common from '#locales/en-GB/common.json';
import studio from '#locales/en-GB/studio.json';

export const texts = { studio, common };
/** What the check and the meta schemas say is English already. */
export const translations = {};
