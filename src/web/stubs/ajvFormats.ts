/**
 * Stands in for ajv-formats, which JSON Forms hands to the compiler that the browser does not have. Generated
 * validators bring their formats along.
 */
function addNoFormats(): void {}

export { addNoFormats as default }
