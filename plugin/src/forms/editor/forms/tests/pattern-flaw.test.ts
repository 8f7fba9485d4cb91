/**
 * What an owner is told about a pattern.
 */
import { patternFlaw } from '../pattern-flaw';

// FIELD-10
describe( 'a pattern', () => {
	it.each( [
		'',
		'\\d{4}',
		'[A-Z]{2}-\\d+',
		'(?:red|green)',
		'(\\d{3} ?){2}\\d{3}',
		'\\+?[0-9 ()]{8,16}',
		'[(a+)+]+',
		'\\(a+\\)+',
	] )( 'is fine: %s', ( pattern ) => {
		expect( patternFlaw( pattern ) ).toBeUndefined();
	} );

	it.each( [ '(', 'a)|(b', '[', '*', '(?i)a', 'a++' ] )(
		'is broken: %s',
		( pattern ) => {
			expect( patternFlaw( pattern ) ).toBe( 'broken' );
		}
	);

	it.each( [ '\\u{1f9a9}', '[^]', '(?<=a+)b' ] )(
		'is not for the server: %s',
		( pattern ) => {
			expect( patternFlaw( pattern ) ).toBe( 'server' );
		}
	);

	it.each( [
		'(a+)+',
		'(?:a|aa)*',
		'(\\w+\\s?)*',
		'((a+))+',
		'(x|(a+))+',
		'(a?){50}',
		'(a{1,9}){2,}',
		'(a)\\1',
	] )( 'may take for ever: %s', ( pattern ) => {
		expect( patternFlaw( pattern ) ).toBe( 'slow' );
	} );
} );
