/**
 * What went wrong with a form, told under each field and above the form.
 */
import { FORM } from '@brolga/contracts';
import {
	amend,
	controlsOf,
	followLines,
	listed,
	mark,
	tell,
	withdraw,
} from '../errors';

const page = ( html: string ): HTMLElement => {
	document.body.innerHTML = html;
	return document.body.firstElementChild as HTMLElement;
};

const find = ( id: string ): HTMLElement =>
	document.getElementById( id ) as HTMLElement;

describe( 'what is wrong with a field', () => {
	const error =
		'<p id="e" data-brolga-error="Please fill this in." hidden></p>';
	const box = ( id: string ) => `<input type="checkbox" id="${ id }">`;

	/** What a reader and a screen reader are told by an element. */
	const told = ( id: string ) => ( {
		text: find( 'e' ).hidden ? null : find( 'e' ).textContent,
		invalid: find( id ).getAttribute( 'aria-invalid' ),
		described: find( id ).getAttribute( 'aria-describedby' ),
		isRed: find( id ).classList.contains( FORM.fieldErrorClass ),
	} );

	it( 'stands under it, and goes again (FORM-18)', () => {
		const field = page(
			`<div><input id="a" aria-describedby="help">${ error }</div>`
		);
		mark( field, 'Not a number.' );
		const wrong = {
			text: 'Not a number.',
			invalid: 'true',
			described: 'help e',
			isRed: true,
		};
		expect( told( 'a' ) ).toEqual( wrong );
		mark( field, 'Not a number.' );
		expect( told( 'a' ) ).toEqual( wrong );
		mark( field );
		expect( told( 'a' ) ).toEqual( {
			text: null,
			invalid: null,
			described: 'help',
			isRed: false,
		} );
	} );

	it( 'is said in the words of the page where nothing was filled in (FORM-56)', () => {
		const field = page( `<div><select id="a"></select>${ error }</div>` );
		mark( field, 'Other.', true );
		expect( told( 'a' ) ).toEqual( {
			text: 'Please fill this in.',
			invalid: 'true',
			described: 'e',
			isRed: true,
		} );
		mark( field );
		expect( find( 'a' ).hasAttribute( 'aria-describedby' ) ).toBe( false );
	} );

	it.each( [
		[ 'radio', 'true', null ],
		[ 'checkbox', null, 'true' ],
	] )(
		'is the whole group’s of a %s field, which says it where it may',
		( type, group, each ) => {
			const field = page(
				`<div data-type="${ type }"><fieldset id="g">${ box( 'a' ) }${ box( 'b' ) }</fieldset>${ error }</div>`
			);
			mark( field, '', true );
			expect( told( 'g' ) ).toMatchObject( {
				invalid: group,
				described: 'e',
				isRed: true,
			} );
			for ( const id of [ 'a', 'b' ] ) {
				expect( told( id ) ).toMatchObject( {
					invalid: each,
					described: null,
					isRed: false,
				} );
			}
		}
	);

	it( 'is said nowhere where there is no room for it', () => {
		const field = page( '<div><input id="a"></div>' );
		expect( () => mark( field, 'No.' ) ).not.toThrow();
		expect( find( 'a' ).hasAttribute( 'aria-invalid' ) ).toBe( false );
		expect( () =>
			mark( page( `<div>${ error }</div>` ), 'No.' )
		).not.toThrow();
		expect( find( 'e' ).hidden ).toBe( true );
	} );

	it( 'is looked for in controls of every kind, in their order', () => {
		const field = page(
			'<div><textarea></textarea><button></button><input><select></select></div>'
		);
		expect(
			controlsOf( field ).map( ( { localName } ) => localName )
		).toEqual( [ 'textarea', 'input', 'select' ] );
	} );
} );

describe( 'the list above a form', () => {
	const sections = () =>
		listed( [
			{
				heading: 'Missing:',
				lines: [ { label: '<b>Name</b>', target: 'a' } ],
			},
			{
				heading: 'Wrong:',
				lines: [
					{ label: 'Age', target: 'b', reason: 'No number.' },
					{ label: 'Day', target: 'c' },
				],
			},
		] );
	const list = () =>
		document.querySelector< HTMLElement >( '[data-brolga-errors]' );

	let root: HTMLElement;
	let form: HTMLFormElement;
	beforeEach( () => {
		root = page(
			'<div id="f"><form><input id="a"><input id="b"><input id="c"></form></div>'
		);
		form = root.querySelector( 'form' ) as HTMLFormElement;
	} );

	it( 'is told once to everybody, by the focus, before the form (FORM-19, FORM-330)', () => {
		tell( root, form, sections() )?.focus();
		const box = list();
		expect( box?.nextElementSibling ).toBe( form );
		expect( box?.id ).toBe( 'f-errors' );
		expect( box?.className ).toBe( FORM.errorTextClass );
		expect( box?.hasAttribute( 'role' ) ).toBe( false );
		expect( box?.tabIndex ).toBe( -1 );
		expect( document.activeElement ).toBe( box );
		expect( box?.innerHTML ).toBe(
			'<p>Missing:</p><ul><li><a href="#a">&lt;b&gt;Name&lt;/b&gt;</a></li></ul>' +
				'<p>Wrong:</p><ul><li><a href="#b">Age</a>: No number.</li><li><a href="#c">Day</a></li></ul>'
		);
	} );

	it( 'is one, and nothing where nothing went wrong (FORM-19)', () => {
		tell( root, form, 'Broken.' );
		expect( list()?.innerHTML ).toBe( '<p>Broken.</p>' );
		tell( root, form, 'Broken again.' );
		expect( root.textContent ).toBe( 'Broken again.' );
		tell( root, form, listed( [] ) );
		expect( list() ).toBeNull();
		tell( root, form, 'Broken.' );
		tell( root, form, '' );
		expect( list() ).toBeNull();
	} );

	it( 'is brought up to date quietly, and only where it says something else (FORM-80, FORM-330)', () => {
		find( 'a' ).focus();
		amend( root, form, 'Broken.' );
		expect( list() ).toBeNull();
		tell( root, form, 'Broken.' );
		const first = list();
		find( 'a' ).focus();
		amend( root, form, 'Broken.' );
		expect( list() ).toBe( first );
		amend( root, form, 'Mended.' );
		expect( list()?.textContent ).toBe( 'Mended.' );
		expect( list()?.getAttribute( 'role' ) ).toBe( 'alert' );
		expect( document.activeElement ).toBe( find( 'a' ) );
		tell( root, form, 'Mended.' )?.focus();
		expect( document.activeElement ).toBe( list() );
	} );

	it( 'loses the lines that are put right, and what is empty without them (FORM-80)', () => {
		tell( root, form, sections() );
		withdraw( root, 'nothing' );
		expect( list()?.querySelectorAll( 'li' ) ).toHaveLength( 3 );
		withdraw( root, 'b' );
		expect( list()?.textContent ).toBe( 'Missing:<b>Name</b>Wrong:Day' );
		withdraw( root, 'c' );
		expect( list()?.innerHTML ).toBe(
			'<p>Missing:</p><ul><li><a href="#a">&lt;b&gt;Name&lt;/b&gt;</a></li></ul>'
		);
		withdraw( root, 'a' );
		expect( list() ).toBeNull();
		expect( () => withdraw( root, 'a' ) ).not.toThrow();
	} );

	it( 'leads to its fields without a step of the history, until the signal (FORM-45)', () => {
		const controller = new AbortController();
		followLines( root, controller.signal );
		tell( root, form, sections() );
		const click = ( element: Element | null | undefined ) =>
			element?.dispatchEvent(
				new MouseEvent( 'click', { bubbles: true, cancelable: true } )
			);
		expect( click( list()?.querySelector( 'a' ) ) ).toBe( false );
		expect( document.activeElement ).toBe( find( 'a' ) );
		expect( click( list()?.querySelector( '[href="#c"]' ) ) ).toBe( false );
		expect( document.activeElement ).toBe( find( 'c' ) );
		expect( click( list()?.querySelector( 'p' ) ) ).toBe( true );
		form.insertAdjacentHTML( 'beforeend', '<a href="#a">Other</a>' );
		expect( click( form.querySelector( 'a' ) ) ).toBe( true );
		expect( document.activeElement ).toBe( find( 'c' ) );
		controller.abort();
		click( list()?.querySelector( 'a' ) );
		expect( document.activeElement ).toBe( find( 'c' ) );
	} );

	// FORM-262
	it( 'opens what its control is folded away in', () => {
		const module = page(
			'<div id="f"><form><details><div id="panel" hidden="until-found"><input id="a"></div></details></form></div>'
		);
		const inner = module.querySelector( 'form' ) as HTMLFormElement;
		// As the toggle, the accordion and the tabs do.
		find( 'panel' ).addEventListener( 'beforematch', () =>
			find( 'panel' ).removeAttribute( 'hidden' )
		);
		followLines( module, new AbortController().signal );
		tell( module, inner, sections() );
		module.querySelector< HTMLElement >( '[href="#a"]' )?.click();

		expect( module.querySelector( 'details' )?.open ).toBe( true );
		expect( find( 'panel' ).hidden ).toBe( false );
		expect( document.activeElement ).toBe( find( 'a' ) );
	} );
} );
