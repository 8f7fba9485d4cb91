/**
 * What happens on the page, and what services are told of it, newest first.
 */
import { __ } from '@wordpress/i18n';
import type { Line, ToolbarData } from './model';

/** The most that are shown. */
const MOST = 100;

const SENT: Readonly<
	Record< string, readonly [ text: string, look: string ] | undefined >
> = {
	granted: [ __( 'sent', 'brolga' ), 'is-good' ],
	'not-asked': [ __( 'sent', 'brolga' ), 'is-good' ],
	waiting: [ __( 'waiting for consent', 'brolga' ), 'is-waiting' ],
	denied: [ __( 'not sent', 'brolga' ), 'is-bad' ],
};

interface Props {
	readonly lines: readonly Line[];
	readonly data: ToolbarData;
}

const time = ( at: number ): string =>
	new Date( at ).toLocaleTimeString(
		document.documentElement.lang || undefined
	);

interface EventProps {
	readonly line: Line;
	/** What services are called, by their ids. */
	readonly names: ReadonlyMap< string, string >;
}

const Event = ( { line, names }: EventProps ) => {
	const { at, name, source, data: about, services } = line;
	return (
		<li>
			<p>
				<code>{ name }</code>
				<time>{ time( at ) }</time>
			</p>
			{ ( source !== '' || about.length > 0 ) && (
				<p className="quiet">
					{ [
						source,
						...about.map(
							( [ term, value ] ) => `${ term }: ${ value }`
						),
					]
						.filter( Boolean )
						.join( ' · ' ) }
				</p>
			) }
			{ services?.map( ( [ id, state ] ) => {
				const [ text, look ] = SENT[ state ] ?? [ state, '' ];
				return (
					<span key={ id } className={ `pill ${ look }` }>
						{ `${ names.get( id ) ?? id }: ${ text }` }
					</span>
				);
			} ) }
		</li>
	);
};

export function Events( { lines, data }: Props ) {
	const names = new Map(
		data.services.map( ( { id, name } ) => [ id, name ] )
	);
	return (
		<>
			{ data.log && (
				<p className="note">
					{ data.services.some( ( { hears } ) => hears )
						? __(
								'This visit is tracked, so that you can see what is sent.',
								'brolga'
							)
						: __( 'No tracking service is set up.', 'brolga' ) }
				</p>
			) }
			{ lines.length === 0 && (
				<p className="empty">
					{ __(
						'Nothing has happened yet. Submit a form, open a popup or search to see events here.',
						'brolga'
					) }
				</p>
			) }
			<ol className="events" aria-live="polite" aria-relevant="additions">
				{ lines
					.map( ( line, key ) => ( { line, key } ) )
					.reverse()
					.slice( 0, MOST )
					.map( ( { line, key } ) => (
						<Event key={ key } line={ line } names={ names } />
					) ) }
			</ol>
			{ ! data.log && data.links.log !== '' && (
				<a className="more" href={ data.links.log }>
					{ __( 'Show what is sent to services', 'brolga' ) }
				</a>
			) }
		</>
	);
}
