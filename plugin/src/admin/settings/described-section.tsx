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

/** @see EXT-5 OUTBOX-31 */
export const DescribedFields = () => (
	<>
		{ useSection().section.stored.fields.map( ( field ) => (
			<Part key={ field.name } { ...field } />
		) ) }
	</>
);

/** A section of another plugin, which has no view of its own. */
export const DescribedSection = () => (
	<Group title={ useSection().section.stored.title }>
		<DescribedFields />
	</Group>
);
