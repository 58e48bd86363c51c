/** Where the server looks for what it draws from. */
export const PREVIEWS = new URL('../../../server/src/previews/', import.meta.url);
