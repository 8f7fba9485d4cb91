/** The languages that are brought along, and how their texts come about. */
import { commonwealth } from './english.mjs';

/**
 * @typedef {Object} Language
 * @property {string}                                      plurals    Gettext’s rule.
 * @property {number}                                      count      Of its forms.
 * @property {number[]}                                    [single]   Forms that mean one number alone, and need not say it.
 * @property {(text: string, context?: string) => string} [respell]  Makes the texts of the sources', where nobody has to translate them.
 * @property {boolean}                                     [visitors] Whether only what visitors read is translated.
 * @property {string}                                      [base]     Another language, whose translation it is save for the texts that differ.
 * @property {RegExp}                                      [differs]  What such a text has in that language.
 */

/** @return {Language} */
const language = ( count, plural, more = {} ) => ( {
	plurals: `nplurals=${ count }; plural=${ plural };`,
	count,
	...more,
} );

const TWO_FORMS = language( 2, '(n != 1)' );

const forVisitors = ( count, plural, single = [] ) =>
	language( count, plural, { single, visitors: true } );

/** @type {Record<string, Language>} */
export const LANGUAGES = {
	de_DE: TWO_FORMS,
	de_DE_formal: {
		...TWO_FORMS,
		base: 'de_DE',
		differs: /\b(du|dich|dir|dein(e[mnrs]?)?)\b/i,
	},
	en_AU: { ...TWO_FORMS, respell: commonwealth },
	en_GB: { ...TWO_FORMS, respell: commonwealth },
	ar: forVisitors(
		6,
		'(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5)',
		[ 0, 1, 2 ]
	),
	es_ES: forVisitors( 2, '(n != 1)', [ 0 ] ),
	fr_FR: forVisitors( 2, '(n > 1)' ),
	it_IT: forVisitors( 2, '(n != 1)', [ 0 ] ),
	ja: forVisitors( 1, '0' ),
	nl_NL: forVisitors( 2, '(n != 1)', [ 0 ] ),
	pl_PL: forVisitors(
		3,
		'(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)',
		[ 0 ]
	),
	pt_BR: forVisitors( 2, '(n > 1)' ),
};
