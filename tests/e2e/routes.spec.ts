/**
 * What comes of a form, by its answers: other recipients, another page, other
 * words, and an answer by mail; with scripts and without.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, mails, mailsWith, siteUrl, test, unique } from './fixtures';

const PAGE = '/modules/contact-form/';
const WATER = 'Water where it should not be';

/** Fills the form in, and sends it. */
const send = async (
	page: Page,
	topic: string,
	message: string,
	email: string
): Promise< Locator > => {
	await page.goto( `${ siteUrl() }${ PAGE }` );
	const module = page.locator( '#routes' );
	await module.getByLabel( /^Your name/ ).fill( 'Priya Raman' );
	await module.getByLabel( /^Email/ ).fill( email );
	await module.getByLabel( /^What is it about/ ).selectOption( topic );
	await module.getByLabel( /^Message/ ).fill( message );
	await module.getByRole( 'button' ).click();
	return module;
};

/** An address that no other test has. */
const address = (): string => `${ unique( 'priya' ) }@example.com`;

/** The one mail with a text. */
const mailWith = async ( text: string ) => {
	const found = await mailsWith( text );
	expect( found ).toHaveLength( 1 );
	return found[ 0 ];
};

/** What the form itself mailed to an address. */
const answersTo = async ( email: string ) =>
	( await mails() ).filter( ( { to } ) => to.includes( email ) );

/** Three topics, each of which takes another way. */
const journey = async ( page: Page ): Promise< void > => {
	const [ leak, email ] = [ unique( 'leak' ), address() ];
	const module = await send( page, WATER, leak, email );
	await expect( module.locator( '[data-brolga-success]' ) ).toContainText(
		'turn the tap off at the meter'
	);
	expect( await page.content() ).not.toContain( 'urgent@' );
	const urgent = await mailWith( leak );
	expect( urgent?.to ).toEqual( [ 'urgent@figandferry.example' ] );
	expect( urgent?.subject ).toBe( `${ WATER }, asked by Priya Raman` );
	expect( urgent?.text ).toContain( 'page=brolga-leads&lead=' );

	const answers = await answersTo( email );
	expect( answers ).toHaveLength( 1 );
	expect( answers[ 0 ]?.text ).toContain(
		`Hello Priya Raman,\n\nthank you for asking about this: ${ WATER }.`
	);
	expect( answers[ 0 ]?.text ).not.toContain( leak );
	expect( answers[ 0 ]?.headers[ 'auto-submitted' ] ).toBe( 'auto-replied' );
	expect( urgent?.headers[ 'auto-submitted' ] ).toBeUndefined();

	const plan = unique( 'plan' );
	await send( page, 'A part of one', plan, address() );
	await expect( page ).toHaveURL( /\/thank-you\// );
	expect( ( await mailWith( plan ) )?.to ).toEqual( [
		'studio@figandferry.example',
	] );

	const other = unique( 'other' );
	const last = await send( page, 'Something else', other, address() );
	await expect( last.locator( '[data-brolga-success]' ) ).toHaveText(
		'Thanks. Ruth reads it over her next cup of tea.'
	);
	expect( ( await mailWith( other ) )?.to ).toEqual( [
		'hello@figandferry.example',
	] );
};

test( 'an answer chooses who is mailed, what is said and where the visitor goes (COND-14, FORM-27, OUTBOX-16, OUTBOX-19)', async ( {
	page,
	problems,
} ) => {
	await journey( page );
	expect( problems ).toEqual( [] );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'an answer chooses the same (COND-14, FORM-28, FORM-29, OUTBOX-16)', async ( {
		page,
		problems,
	} ) => {
		await journey( page );
		expect( problems ).toEqual( [] );
	} );
} );
