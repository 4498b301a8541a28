import common from '#locales/ca-ES/common.json';
import studio from '#locales/ca-ES/studio.json';
import sentences from '#locales/ca-ES/studio-check.json';
import meanings from '#locales/ca-ES/studio-meanings.json';

export const texts = { studio, common };
export const translations = { ...meanings, ...sentences };
