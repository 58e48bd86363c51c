/** An event of the document: the server was away and is back. It may be a newer one, with a newer page. */
export const SERVER_IS_BACK = 'jamaica-server-is-back';
