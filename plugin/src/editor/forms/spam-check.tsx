/**
 * Who checks the visitors of a form.
 */
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** As block.json declares it; the server has the last word. */
export type SpamCheckName = 'site' | 'builtin' | 'off';

interface Props {
	readonly value: SpamCheckName;
	readonly onChange: ( value: SpamCheckName ) => void;
}

const CHOICES: readonly {
	readonly value: SpamCheckName;
	readonly label: string;
	readonly help: string;
}[] = [
	{
		value: 'site',
		label: __( 'As for all forms', 'brolga' ),
		help: __( 'You choose it under Leads → Settings → Spam.', 'brolga' ),
	},
	{
		value: 'builtin',
		label: __( 'Built in, no service is asked', 'brolga' ),
		help: __(
			'The visitor’s browser works unseen for a moment; nobody outside of this site hears of them.',
			'brolga'
		),
	},
	{
		value: 'off',
		label: __( 'Off', 'brolga' ),
		help: __(
			'Only what robots do by themselves is noticed: filling in a hidden field, or sending links in no time. Expect more spam.',
			'brolga'
		),
	},
];

/**
 * A choice, with what it means.
 *
 * @see SPAM-11
 */
export const SpamCheck = ( { value, onChange }: Props ) => (
	<SelectControl
		label={ __( 'Spam check', 'brolga' ) }
		help={ CHOICES.find( ( choice ) => choice.value === value )?.help }
		value={ value }
		options={ CHOICES.map( ( choice ) => ( {
			value: choice.value,
			label: choice.label,
		} ) ) }
		onChange={ onChange }
		__next40pxDefaultSize
	/>
);
