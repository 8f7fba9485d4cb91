/**
 * Fields that take files: what was chosen is listed and can be taken back, and
 * what the server would refuse is left out at once.
 */
import { make, type FieldTools } from '../errors';
import { takenOf, together, type FileLimits } from '../file-limits';
import { fileSize } from '../file-size';
import { setFiles } from '../set-files';

/** What the server prints with the input. */
interface Settings extends FileLimits {
	/** `%s` is a file's name. */
	readonly remove: string;
	/** `%s` are names of files. */
	readonly left: string;
}

/**
 * A line of the list: a file's name, its size and a button that takes it back.
 *
 * @param file   The file.
 * @param remove What the button is called; `%s` is the file.
 * @param onTake It was pressed.
 */
function lineOf(
	{ name, size }: File,
	remove: string,
	onTake: () => void
): HTMLElement {
	const button = make( 'button' );
	button.setAttribute( 'type', 'button' );
	button.setAttribute(
		'aria-label',
		remove.replace( '%s', () => name )
	);
	button.addEventListener( 'click', onTake );
	return make(
		'li',
		make( 'bdi', name ),
		make( 'small', fileSize( size ) ),
		button
	);
}

/**
 * Lists the files of a field below its input.
 *
 * @see UPLOAD-13
 * @param field  The field's element.
 * @param input  Its input.
 * @param mark   Marks what is wrong with the field.
 * @param signal Ends it.
 */
function listFiles(
	field: HTMLElement,
	input: HTMLInputElement,
	mark: FieldTools[ 'mark' ],
	signal: AbortSignal
): void {
	const settings = JSON.parse(
		input.dataset.brolgaFiles ?? '{}'
	) as Settings;
	const list = field.querySelector( '[data-brolga-chosen]' );
	const status = input.form?.querySelector( '[data-brolga-status]' );
	let chosen: readonly File[] = [];

	const takeBack = ( file: File ): void => {
		setFiles(
			input,
			chosen.filter( ( other ) => other !== file )
		);
		mark( field );
		input.focus();
		// Other answers may depend on it.
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	};
	const paint = (): void => {
		chosen = [ ...( input.files ?? [] ) ];
		list?.replaceChildren(
			...chosen.map( ( file ) =>
				lineOf( file, settings.remove, () => takeBack( file ) )
			)
		);
		list?.toggleAttribute( 'hidden', ! chosen.length );
	};
	const take = (): void => {
		const kept = field.querySelectorAll( ':checked' ).length;
		const wanted = together( input.multiple ? chosen : [], [
			...( input.files ?? [] ),
		] );
		const taken = takenOf( wanted, settings, kept );
		const refused = wanted
			.filter( ( file ) => ! taken.includes( file ) )
			.map( ( { name } ) => name )
			.join( ', ' );
		const message = refused && settings.left.replace( '%s', () => refused );
		setFiles( input, taken );
		mark( field, message );
		if ( status ) {
			status.textContent = message;
		}
	};

	input.addEventListener( 'brolga:files', paint, { signal } );
	input.addEventListener( 'change', take, { signal } );
	// A browser that brings a page back has the files still.
	paint();
}

/**
 * Looks after the fields of a form that take files.
 *
 * @param form       The form.
 * @param tools      Marks what is wrong with a field.
 * @param tools.mark
 * @param signal     Ends it.
 */
export function fileFields(
	form: HTMLFormElement,
	{ mark }: Pick< FieldTools, 'mark' >,
	signal: AbortSignal
): void {
	for ( const input of form.querySelectorAll< HTMLInputElement >(
		'[type=file]'
	) ) {
		const field = input.closest< HTMLElement >( '[data-brolga-field]' );
		if ( field ) {
			listFiles( field, input, mark, signal );
		}
	}
}

/**
 * Gives an input drawn anew the files of the old one, unless the server has
 * looked at them: it has kept what was right, and says what was not. Those of
 * a field that was not asked were not sent.
 *
 * @see UPLOAD-3
 * @param input  The input, drawn anew.
 * @param before The old one.
 */
export function keepFiles(
	input: HTMLInputElement,
	before: HTMLInputElement
): void {
	const again = input.parentElement?.querySelector( '[data-brolga-again]' );
	if ( ( again ?? before.disabled ) && before.files ) {
		setFiles( input, [ ...before.files ] );
		again?.remove();
	}
}

/** keepFiles(), for a view that fetches it. */
export type KeepFiles = typeof keepFiles;
