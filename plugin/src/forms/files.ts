/**
 * Fields that take files: what was chosen is listed and can be taken back, and
 * what the server would refuse is left out at once.
 */
import { mark } from './errors';
import { fileSize } from './file-size';

/** What the server prints with the input. */
interface Settings {
	readonly max: number;
	readonly bytes: number;
	readonly accept: readonly string[];
	/** `%s` is a file's name. */
	readonly remove: string;
	/** `%s` are names of files. */
	readonly left: string;
}

/**
 * What tells one file from another.
 *
 * @param file A file.
 */
export const keyOf = ( { name, size, lastModified }: File ): string =>
	`${ name }/${ size }/${ lastModified }`;

/**
 * Gives an input other files.
 *
 * @param input The input.
 * @param files Its files from now on.
 */
export function setFiles(
	input: HTMLInputElement,
	files: readonly File[]
): void {
	const data = new DataTransfer();
	files.forEach( ( file ) => data.items.add( file ) );
	input.files = data.files;
	// An input does not tell by itself that a script has changed it.
	input.dispatchEvent( new Event( 'brolga:files' ) );
}

/**
 * Lists the files of a field below its input.
 *
 * @see UPLOAD-13
 * @param field  The field's element.
 * @param input  Its input.
 * @param signal Ends it.
 */
function listFiles(
	field: HTMLElement,
	input: HTMLInputElement,
	signal: AbortSignal
): void {
	const { max, bytes, accept, remove, left } = JSON.parse(
		input.dataset.brolgaFiles ?? '{}'
	) as Settings;
	const list = field.querySelector< HTMLElement >( '[data-brolga-chosen]' );
	let chosen: readonly File[] = [];

	const item = ( file: File ): HTMLElement => {
		const name = document.createElement( 'bdi' );
		const size = document.createElement( 'small' );
		const button = document.createElement( 'button' );
		name.textContent = file.name;
		size.textContent = fileSize( file.size );
		button.type = 'button';
		button.setAttribute(
			'aria-label',
			remove.replace( '%s', () => file.name )
		);
		button.addEventListener( 'click', () => {
			setFiles(
				input,
				chosen.filter( ( other ) => other !== file )
			);
			mark( field );
			input.focus();
			// Other answers may depend on it.
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
		const line = document.createElement( 'li' );
		line.append( name, size, button );
		return line;
	};
	const paint = (): void => {
		chosen = [ ...( input.files ?? [] ) ];
		list?.replaceChildren( ...chosen.map( item ) );
		list?.toggleAttribute( 'hidden', chosen.length === 0 );
	};

	input.addEventListener( 'brolga:files', paint, { signal } );
	input.addEventListener(
		'change',
		() => {
			const fresh = [ ...( input.files ?? [] ) ];
			const before = input.multiple ? chosen : [];
			const has = before.map( keyOf );
			const kept = field.querySelectorAll( ':checked' ).length;
			const wanted = [
				...before,
				...fresh.filter( ( file ) => ! has.includes( keyOf( file ) ) ),
			];
			const taken = wanted
				.filter(
					( { name, size } ) =>
						size > 0 &&
						size <= bytes &&
						accept.some( ( ending ) =>
							name.toLowerCase().endsWith( ending )
						)
				)
				.slice( 0, Math.max( 0, max - kept ) );
			const refused = wanted.filter(
				( file ) => ! taken.includes( file )
			);
			setFiles( input, taken );
			const message =
				refused.length > 0
					? left.replace( '%s', () =>
							refused.map( ( { name } ) => name ).join( ', ' )
						)
					: '';
			mark( field, message );
			const status = input.form?.querySelector( '[data-brolga-status]' );
			if ( status ) {
				status.textContent = message;
			}
		},
		{ signal }
	);
	// A browser that brings a page back has the files still.
	paint();
}

/**
 * Looks after the fields of a form that take files.
 *
 * @param form   The form.
 * @param signal Ends it.
 */
export function fileFields( form: HTMLFormElement, signal: AbortSignal ): void {
	for ( const input of form.querySelectorAll< HTMLInputElement >(
		'[type="file"]'
	) ) {
		const field = input.closest< HTMLElement >( '[data-brolga-field]' );
		if ( field ) {
			listFiles( field, input, signal );
		}
	}
}
