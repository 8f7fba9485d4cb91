/**
 * The values of a section that describe themselves: those of other plugins.
 */
import type { SettingsSection } from '@brolga/contracts';
import {
	Group,
	LinesField,
	NumberField,
	SecretField,
	SelectField,
	TextField,
	ToggleField,
} from './fields';
import { useSection } from './section-context';

type Described = SettingsSection[ 'fields' ][ number ];

/** The form part of a value. */
const Part = ( { control, options, ...field }: Described ) => {
	switch ( control ) {
		case 'number':
			return <NumberField { ...field } />;
		case 'toggle':
			return <ToggleField { ...field } />;
		case 'select':
			return <SelectField { ...field } options={ options } />;
		case 'lines':
			return <LinesField { ...field } />;
		case 'secret':
			return <SecretField { ...field } />;
		default:
			return <TextField { ...field } type={ control } />;
	}
};

interface Props {
	/** Empty where the section's own heading says enough. */
	readonly title?: string;
}

/**
 * Their group; nothing where there are none.
 *
 * @see EXT-5 OUTBOX-31
 */
export const DescribedFields = ( { title = '' }: Props ) => {
	const { fields } = useSection().section.stored;
	return fields.length === 0 ? null : (
		<Group title={ title }>
			{ fields.map( ( field ) => (
				<Part key={ field.name } { ...field } />
			) ) }
		</Group>
	);
};
