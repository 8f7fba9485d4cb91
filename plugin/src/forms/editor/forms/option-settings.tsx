/**
 * Choices in the sidebar, for those who look for them there.
 */
import { BaseControl, Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { Option } from './option-list';

const ROOT = 'brolga-options';

interface Props {
	readonly options: readonly Option[];
	readonly onChange: ( options: Option[] ) => void;
}

/**
 * The choices of a field, one a line, each with a button that removes it.
 *
 * @see FIELD-15
 * @param props          See Props.
 * @param props.options
 * @param props.onChange
 */
export const OptionSettings = ( { options, onChange }: Props ) => (
	<fieldset className={ ROOT }>
		<BaseControl.VisualLabel as="legend">
			{ __( 'Options', 'brolga' ) }
		</BaseControl.VisualLabel>
		{ options.map( ( option, index ) => (
			<div key={ index } className={ `${ ROOT }__option` }>
				<TextControl
					label={ sprintf(
						/* translators: %d: the option's number. */
						__( 'Option %d', 'brolga' ),
						index + 1
					) }
					hideLabelFromVision
					value={ option.label }
					onChange={ ( label ) =>
						onChange(
							options.map( ( other, at ) =>
								at === index ? { ...other, label } : other
							)
						)
					}
					__next40pxDefaultSize
				/>
				<Button
					icon={ closeSmall }
					label={ sprintf(
						/* translators: %d: the option's number. */
						__( 'Remove option %d', 'brolga' ),
						index + 1
					) }
					size="small"
					disabled={ options.length === 1 }
					accessibleWhenDisabled
					onClick={ () =>
						onChange( options.filter( ( _, at ) => at !== index ) )
					}
				/>
			</div>
		) ) }
		<Button
			variant="secondary"
			size="compact"
			onClick={ () => onChange( [ ...options, { label: '' } ] ) }
		>
			{ __( 'Add option', 'brolga' ) }
		</Button>
	</fieldset>
);
