/**
 * What the server says went wrong.
 *
 * @param error Whatever was thrown; WordPress throws the answer's body.
 */
export const messageOf = ( error: unknown ): string =>
	( error as { message?: string } | undefined )?.message ?? String( error );
