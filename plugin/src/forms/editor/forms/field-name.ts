/**
 * Names of form fields, made as the server makes them.
 */

/** Names that a form's own inputs have. */
const RESERVED = [
	'captcha',
	'et_number',
	'email_fields',
	'email_hidden_fields',
];
const MAX_LENGTH = 64;

/**
 * A name like the wanted one that no other field has.
 *
 * @see FORM-2
 * @param wanted The owner's name or the field's label.
 * @param taken  Names of the form's other fields.
 */
export function fieldName( wanted: string, taken: readonly string[] ): string {
	const name =
		wanted
			.toLowerCase()
			.replace( /[^a-z0-9_-]+/g, '_' )
			.replace( /^_+|_+$/g, '' )
			.slice( 0, MAX_LENGTH ) || 'field';
	let free = name;
	for (
		let n = 2;
		taken.includes( free ) || RESERVED.includes( free );
		n++
	) {
		free = `${ name }_${ n }`;
	}
	return free;
}
