/**
 * Stands in for RJSF's own fields, templates and widgets in the bundle (saves 17 kB):
 * `form-theme.ts` gives the Form every part that it uses.
 */
// biome-ignore lint/style/noDefaultExport: the module it stands in for has a default export
export default function getDefaultRegistry() {
  return {
    fields: {},
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text: string) => text,
    globalFormOptions: {
      idPrefix: 'root',
      idSeparator: '.',
      useFallbackUiForUnsupportedType: false,
    },
  };
}
