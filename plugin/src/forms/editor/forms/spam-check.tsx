/**
 * Who checks the visitors of a form.
 */
import { SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';

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
		label: __( 'Site default', 'brolga' ),
		help: __( 'Set under Brolga > Settings > Spam protection.', 'brolga' ),
	},
	{
		value: 'builtin',
		label: __( 'Built in, without a service', 'brolga' ),
		help: __(
			'The visitor’s browser does a brief calculation in the background. No data leaves this site.',
			'brolga'
		),
	},
	{
		value: 'off',
		label: _x( 'Off', 'spam protection', 'brolga' ),
		help: __(
			'Only catches obvious bots, such as those that fill in a hidden field or send links within seconds. Expect more spam.',
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
		label={ __( 'Spam protection', 'brolga' ) }
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
