/**
 * UPLOAD-13: files that are chosen, listed and taken back.
 */
import { fileSize } from '../file-size';
import { mark } from '../errors';
import { fileFields } from '../files/files';
import { setFiles } from '../set-files';

/** A list of files as browsers have it. */
class Files {
	private readonly list: File[] = [];
	public readonly items = { add: ( file: File ) => this.list.push( file ) };
	public get files(): File[] {
		return this.list;
	}
}

const SETTINGS = {
	max: 2,
	bytes: 2048,
	accept: [ '.pdf', '.png' ],
	remove: 'Remove %s',
	left: 'Left out: %s. Two PDF at most.',
};

const file = ( name: string, size = 1000 ): File =>
	new File( [ 'a'.repeat( size ) ], name, { lastModified: 1 } );

const page = ( kept = '', multiple = 'multiple' ): HTMLInputElement => {
	document.body.innerHTML = `
		<form>
			<div data-brolga-field="plans" data-type="file">
				<input type="file" id="plans" ${ multiple } data-brolga-files='${ JSON.stringify(
					SETTINGS
				) }'>
				<ul data-brolga-chosen hidden></ul>
				${ kept }
				<p id="plans-error" data-brolga-error="Choose one." hidden></p>
			</div>
			<p data-brolga-status></p>
		</form>`;
	const input = document.querySelector< HTMLInputElement >( '#plans' );
	const form = document.querySelector( 'form' );
	if ( ! input || ! form ) {
		throw new Error( 'The page is not there.' );
	}
	// jsdom takes none but its own lists.
	Object.defineProperty( input, 'files', { writable: true, value: [] } );
	fileFields( form, { mark }, new AbortController().signal );
	return input;
};

const choose = ( input: HTMLInputElement, ...files: File[] ): void => {
	Object.assign( input, { files } );
	input.dispatchEvent( new Event( 'change' ) );
};

const listed = (): string[] =>
	[ ...document.querySelectorAll( 'li bdi' ) ].map(
		( { textContent } ) => textContent
	);

const error = (): string =>
	document.querySelector( '[data-brolga-error]' )?.textContent ?? '';

beforeEach( () => {
	Object.assign( window, { DataTransfer: Files } );
} );

it( 'lists what is chosen, with its size and a button that says what it removes', () => {
	const input = page();
	choose( input, file( 'a.pdf', 1500 ) );
	expect( listed() ).toEqual( [ 'a.pdf' ] );
	const item = document.querySelector( 'li' );
	expect( item?.textContent ).toMatch( /1\.5|2.kB/ );
	expect(
		item?.querySelector( 'button' )?.getAttribute( 'aria-label' )
	).toBe( 'Remove a.pdf' );
	expect( item?.querySelector( 'button' )?.type ).toBe( 'button' );
	expect(
		document
			.querySelector( '[data-brolga-chosen]' )
			?.hasAttribute( 'hidden' )
	).toBe( false );
} );

it( 'adds what is chosen later, and the same file once', () => {
	const input = page();
	choose( input, file( 'a.pdf' ) );
	choose( input, file( 'b.png' ), file( 'a.pdf' ) );
	expect( listed() ).toEqual( [ 'a.pdf', 'b.png' ] );
	expect( [ ...( input.files ?? [] ) ] ).toHaveLength( 2 );
} );

it( 'takes another file in the place of the first where one is asked for', () => {
	const input = page( '', '' );
	choose( input, file( 'a.pdf' ) );
	choose( input, file( 'b.pdf' ) );
	expect( listed() ).toEqual( [ 'b.pdf' ] );
} );

it( 'leaves out what the server would refuse, and says so', () => {
	const input = page();
	choose(
		input,
		file( 'a.exe' ),
		file( 'big.pdf', 2049 ),
		file( 'none.pdf', 0 ),
		file( 'A.PDF' )
	);
	expect( listed() ).toEqual( [ 'A.PDF' ] );
	expect( error() ).toBe(
		'Left out: a.exe, big.pdf, none.pdf. Two PDF at most.'
	);
	expect( input.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	expect(
		document.querySelector( '[data-brolga-status]' )?.textContent
	).toBe( error() );
	choose( input, file( 'b.pdf' ) );
	expect( error() ).toBe( '' );
} );

it( 'counts the files that are kept already', () => {
	const kept = '<input type="checkbox" checked data-brolga-name="k.pdf">';
	const input = page( kept );
	choose( input, file( 'a.pdf' ), file( 'b.pdf' ) );
	expect( listed() ).toEqual( [ 'a.pdf' ] );
	expect( error() ).toContain( 'b.pdf' );
} );

it( 'takes a file back, tells the form, and keeps the focus in the field', () => {
	const input = page();
	const heard = jest.fn();
	document.querySelector( 'form' )?.addEventListener( 'input', heard );
	choose( input, file( 'a.pdf' ), file( 'b.pdf' ) );
	document.querySelector< HTMLElement >( 'li button' )?.click();
	expect( listed() ).toEqual( [ 'b.pdf' ] );
	expect( heard ).toHaveBeenCalledTimes( 1 );
	expect( document.activeElement ).toBe( input );
} );

it( 'shows files that a script gives an input', () => {
	const input = page();
	setFiles( input, [ file( 'a.pdf' ) ] );
	expect( listed() ).toEqual( [ 'a.pdf' ] );
} );

it( 'tells sizes in the language of the page', () => {
	document.documentElement.lang = 'de';
	expect( fileSize( 1_572_864 ) ).toBe( '1,5 MB' );
	document.documentElement.lang = 'en';
	expect( fileSize( 1 ) ).toBe( '1 kB' );
	expect( fileSize( 1024 * 1024 ) ).toBe( '1 MB' );
} );
