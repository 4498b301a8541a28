/** Stands in for RJSF's own fields, templates and widgets: the portal's theme brings all that it uses. */
const nothing = () => ({});

// biome-ignore lint/style/noDefaultExport: the modules it stands in for have default exports
export default nothing;
