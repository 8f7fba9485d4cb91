/**
 * Checks a page's HTML, as the server sends it, against the standard.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import vnu from 'vnu-jar';

const run = promisify( execFile );

const validator = new HtmlValidate(
	new StaticConfigLoader( { extends: [ 'html-validate:standard' ] } )
);

/** WordPress' own: the number of the page that is open, which has a name though it is no link. */
const NUMBER_OF_OPEN_PAGE =
	/(<span) aria-label="[^"]*"(?= aria-current="page")/g;

/**
 * What is wrong with a page, each with its rule and place.
 *
 * @param html The page.
 */
export const htmlFlaws = async ( html: string ): Promise< string[] > => {
	const { results } = await validator.validateString(
		html.replace( NUMBER_OF_OPEN_PAGE, '$1' )
	);
	return results.flatMap( ( { messages } ) =>
		messages.map(
			( { ruleId, message, selector } ) =>
				`${ ruleId }: ${ message } (${ selector ?? '' })`
		)
	);
};

/** Whether this machine has Java, which the Nu Html Checker needs. */
export const hasJava = (): Promise< boolean > =>
	run( 'java', [ '-version' ] ).then(
		() => true,
		() => false
	);

interface NuMessage {
	readonly url: string;
	readonly message: string;
	readonly extract?: string;
}

/**
 * What the Nu Html Checker, which the W3C uses, calls an error. Its reading of
 * style sheets is years behind browsers, and is left out.
 *
 * @param pages HTML of pages by name.
 */
export const nuFlaws = async (
	pages: ReadonlyMap< string, string >
): Promise< string[] > => {
	const names = [ ...pages.keys() ];
	const folder = await mkdtemp( join( tmpdir(), 'brolga-html-' ) );
	try {
		await Promise.all(
			names.map( ( name, index ) =>
				writeFile(
					join( folder, `${ index }.html` ),
					( pages.get( name ) ?? '' ).replace(
						NUMBER_OF_OPEN_PAGE,
						'$1'
					)
				)
			)
		);
		// It ends with 1 where it finds something, and tells by standard error.
		const { stderr } = await run(
			'java',
			[
				'-jar',
				vnu,
				'--format',
				'json',
				'--errors-only',
				...names.map( ( _, index ) =>
					join( folder, `${ index }.html` )
				),
			],
			{ maxBuffer: 2 ** 26 }
		).catch( ( failed: { readonly stderr: string } ) => failed );
		const { messages } = JSON.parse( stderr ) as {
			readonly messages: readonly NuMessage[];
		};
		return messages
			.filter( ( { message } ) => ! message.startsWith( 'CSS: ' ) )
			.map(
				( { url, message, extract = '' } ) =>
					`${
						names[ Number.parseInt( basename( url ), 10 ) ] ?? url
					}: ${ message } (${ extract })`
			);
	} finally {
		await rm( folder, { recursive: true } );
	}
};
