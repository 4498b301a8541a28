/** Replaces RJSF's own fields, templates and widgets: the portal's theme provides all that it uses. */
const nothing = () => ({});

// biome-ignore lint/style/noDefaultExport: the modules it replaces have default exports
export default nothing;
