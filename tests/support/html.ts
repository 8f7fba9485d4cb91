/**
 * Checks a page's HTML, as the server sends it, against the standard.
 */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

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
