/**
 * The tests of this site: which run, and what came of each.
 */
import { dateI18n, getSettings, humanTimeDiff } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { TestLine } from '../../rest/tests';
import { inUserLanguage } from '../shared/in-user-language';
import { Table, type Column } from '../shared/table';
import { STATES } from './words';

/**
 * Where a test is shown.
 *
 * @param key The test.
 */
export const addressOf = ( key: string ): string =>
	addQueryArgs( 'admin.php', { page: 'brolga-experiments', test: key } );

export const State = ( { state }: Pick< TestLine, 'state' > ) => (
	<span className={ `brolga-badge is-${ state }` }>{ STATES[ state ] }</span>
);

export const When = ( { at }: { readonly at: string } ) =>
	at === '' ? (
		<>–</>
	) : (
		<time
			dateTime={ at }
			title={ dateI18n( getSettings().formats.datetime, at, undefined ) }
		>
			{ humanTimeDiff( at ) }
		</time>
	);

interface Props {
	readonly tests: readonly TestLine[];
	readonly onOpen: ( key: string ) => void;
}

export const List = ( { tests, onOpen }: Props ) => {
	const columns: readonly Column< TestLine >[] = [
		{
			id: 'name',
			name: __( 'Test', 'brolga' ),
			cell: ( { key, name, page } ) => (
				<>
					<a
						href={ addressOf( key ) }
						onClick={ ( event ) => {
							if ( ! event.metaKey && ! event.ctrlKey ) {
								event.preventDefault();
								onOpen( key );
							}
						} }
					>
						{ name }
					</a>
					<span className="brolga-tests__page">
						{ page?.title ?? __( 'No page', 'brolga' ) }
					</span>
				</>
			),
		},
		{
			id: 'state',
			name: __( 'Status', 'brolga' ),
			cell: ( { state } ) => <State state={ state } />,
		},
		{
			id: 'verdict',
			name: __( 'Result', 'brolga' ),
			cell: ( { verdict, tone } ) => (
				<span className={ `brolga-tests__said is-${ tone }` }>
					{ verdict }
				</span>
			),
		},
		{
			id: 'visitors',
			name: __( 'Visitors', 'brolga' ),
			isFigure: true,
			cell: ( { visitors } ) => inUserLanguage( visitors ),
		},
		{
			id: 'conversions',
			name: __( 'Conversions', 'brolga' ),
			isFigure: true,
			cell: ( { conversions } ) => inUserLanguage( conversions ),
		},
		{
			id: 'started',
			name: __( 'Started', 'brolga' ),
			isFigure: true,
			cell: ( { started } ) => <When at={ started } />,
		},
	];
	return (
		<Table
			className="is-broad brolga-tests__list"
			caption={ __( 'Tests', 'brolga' ) }
			columns={ columns }
			rows={ tests }
			keyOf={ ( { key } ) => key }
		/>
	);
};
