/** True in the Studio, which has a bar of its own and shows no files. */
export const isFramed: boolean = window.self !== window.top;
