import common from '#locales/es-ES/common.json';
import studio from '#locales/es-ES/studio.json';
import sentences from '#locales/es-ES/studio-check.json';
import meanings from '#locales/es-ES/studio-meanings.json';

export const texts = { studio, common };
export const translations = { ...meanings, ...sentences };
