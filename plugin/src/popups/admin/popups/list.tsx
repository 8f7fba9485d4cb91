/**
 * The popups of this site.
 */
import { FormToggle } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { percent } from '../../../admin/percent';
import type { PopupLine } from '../../rest';
import { inUserLanguage } from '../../../admin/in-user-language';
import { Table, type Column } from '../../../admin/table';

interface Props {
	readonly popups: readonly PopupLine[];
	/** The popup that is being switched; 0: none. */
	readonly busy: number;
	readonly onTurn: ( popup: PopupLine, on: boolean ) => void;
}

/**
 * Conversions of a hundred times that it was shown.
 *
 * @param popup           What was counted.
 * @param popup.shown     How often it was shown.
 * @param popup.converted How often it brought what it is for.
 */
export const rateOf = ( {
	shown,
	converted,
}: Pick< PopupLine, 'shown' | 'converted' > ): string =>
	shown === 0
		? '–'
		: // Who was shown it yesterday may answer today.
			percent( Math.min( 1, converted / shown ) );

const Name = ( { name, edit, view }: PopupLine ) => (
	<>
		{ edit === '' ? name : <a href={ edit }>{ name }</a> }
		<span className="brolga-popups__ways">
			{ edit !== '' && (
				<a href={ edit }>
					{ __( 'Edit', 'brolga' ) }
					<span className="screen-reader-text">{ ` ${ name }` }</span>
				</a>
			) }
			<a href={ view }>
				{ __( 'Preview', 'brolga' ) }
				<span className="screen-reader-text">{ ` ${ name }` }</span>
			</a>
		</span>
	</>
);

interface SwitchProps extends Omit< Props, 'popups' > {
	readonly popup: PopupLine;
}

const Switch = ( { popup, busy, onTurn }: SwitchProps ) => (
	<>
		<FormToggle
			checked={ popup.on }
			// Not while it is switched: it would lose the focus.
			disabled={ ! popup.may_switch }
			aria-label={ sprintf(
				/* translators: %s: a popup. */
				__( 'Show “%s” to visitors', 'brolga' ),
				popup.name
			) }
			onChange={ () => busy !== popup.id && onTurn( popup, ! popup.on ) }
		/>{ ' ' }
		{ popup.on ? __( 'Active', 'brolga' ) : __( 'Inactive', 'brolga' ) }
	</>
);

/** When and where each is shown, and what it brings. */
const FACTS: readonly Column< PopupLine >[] = [
	{
		id: 'trigger',
		name: __( 'Trigger', 'brolga' ),
		isBroad: true,
		cell: ( { trigger } ) => trigger,
	},
	{
		id: 'where',
		name: __( 'Targeting', 'brolga' ),
		isBroad: true,
		cell: ( { where } ) => where,
	},
	{
		id: 'shown',
		name: __( 'Shown', 'brolga' ),
		isFigure: true,
		cell: ( { shown } ) => inUserLanguage( shown ),
	},
	{
		id: 'converted',
		name: __( 'Conversions', 'brolga' ),
		isFigure: true,
		cell: ( { converted } ) => inUserLanguage( converted ),
	},
	{
		id: 'rate',
		name: __( 'Rate', 'brolga' ),
		isFigure: true,
		cell: rateOf,
	},
];

export const List = ( { popups, ...turning }: Props ) => {
	const columns: readonly Column< PopupLine >[] = [
		{
			id: 'name',
			name: __( 'Popup', 'brolga' ),
			cell: Name,
		},
		{
			id: 'on',
			name: __( 'Status', 'brolga' ),
			cell: ( popup ) => <Switch { ...turning } popup={ popup } />,
		},
		...FACTS,
	];
	return (
		<Table
			className="is-broad"
			caption={ __( 'Popups', 'brolga' ) }
			columns={ columns }
			rows={ popups }
			keyOf={ ( { id } ) => id }
		/>
	);
};
