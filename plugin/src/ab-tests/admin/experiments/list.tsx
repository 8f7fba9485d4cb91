/**
 * The tests of this site: which run, and what came of each.
 */
import { Button } from '@wordpress/components';
import { humanTimeDiff } from '@wordpress/date';
import { __, _x, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { TestLine, TestPage } from '../../rest';
import { inUserLanguage } from '../../../admin/in-user-language';
import { Table, type Column } from '../../../admin/table';
import { exactly } from '../../../admin/exactly';
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
		<time dateTime={ at } title={ exactly( at ) }>
			{ humanTimeDiff( at ) }
		</time>
	);

const titleOf = ( page: TestPage | null ): string =>
	page?.title ?? __( 'No page', 'brolga' );

/**
 * Where a test is: a page, or two that are compared.
 *
 * @param test       The test.
 * @param test.page
 * @param test.rival
 */
export const placeOf = ( {
	page,
	rival,
}: Pick< TestLine, 'page' | 'rival' > ): string =>
	rival
		? sprintf(
				/* translators: 1: the title of a page, 2: the title of the page that it is tested against. */
				__( '%1$s vs. %2$s', 'brolga' ),
				titleOf( page ),
				// A copy has the title of its page.
				titleOf( rival ) === titleOf( page )
					? __( 'Variant B', 'brolga' )
					: titleOf( rival )
			)
		: titleOf( page );

/** What there is to do with a test in the list. */
function Deed( {
	test,
	busy,
	onTurn,
}: Pick< Props, 'busy' | 'onTurn' > & { readonly test: TestLine } ) {
	const isOpen = test.state === 'running' || test.state === 'waiting';
	if ( ! isOpen && ! test.may_start ) {
		return null;
	}
	const [ what, text, label ] = isOpen
		? ( [
				'stop',
				__( 'Stop', 'brolga' ),
				/* translators: %s: a test's name. */
				__( 'Stop “%s”', 'brolga' ),
			] as const )
		: ( [
				'start',
				test.state === 'draft'
					? __( 'Start test', 'brolga' )
					: __( 'Start again', 'brolga' ),
				test.state === 'draft'
					? /* translators: %s: a test's name. */
						__( 'Start test “%s”', 'brolga' )
					: /* translators: %s: a test's name. */
						__( 'Start again: “%s”', 'brolga' ),
			] as const );
	return (
		<Button
			variant={ test.state === 'draft' ? 'primary' : 'secondary' }
			size="compact"
			isBusy={ busy === test.key }
			disabled={ busy !== '' }
			accessibleWhenDisabled
			aria-label={ sprintf( label, test.name ) }
			onClick={ () => onTurn( test.key, what ) }
		>
			{ text }
		</Button>
	);
}

interface Props {
	readonly tests: readonly TestLine[];
	/** The test that is being started or stopped; empty: none. */
	readonly busy: string;
	readonly onOpen: ( key: string ) => void;
	readonly onTurn: ( key: string, what: 'start' | 'stop' ) => void;
}

export const List = ( { tests, busy, onOpen, onTurn }: Props ) => {
	const columns: readonly Column< TestLine >[] = [
		{
			id: 'name',
			name: _x( 'Test', 'noun', 'brolga' ),
			cell: ( { key, name, page, rival } ) => (
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
						{ placeOf( { page, rival } ) }
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
		{
			id: 'deed',
			name: __( 'Actions', 'brolga' ),
			cell: ( test ) => (
				<Deed test={ test } busy={ busy } onTurn={ onTurn } />
			),
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
