/**
 * The form of any section, drawn from what PHP says of it.
 *
 * @see OUTBOX-31 OUTBOX-840 EXT-5
 */
import type { SettingsSection } from '@brolga/contracts';
import type { SectionState } from './drafts';
import {
	LinesField,
	NumberField,
	RadioField,
	SecretField,
	SelectField,
	TextField,
	ToggleField,
} from './fields';
import { SLOTS } from './registry';
import { useSection, valueOf } from './section-context';

type Described = SettingsSection[ 'fields' ][ number ];
type Conditions = SettingsSection[ 'groups' ][ number ][ 'when' ];

/** Whether values on the screen are as something needs them. */
const isMet = ( section: SectionState, when: Conditions = [] ): boolean =>
	when.every(
		( { name, values, is_excluded: isExcluded } ) =>
			isExcluded !==
			values.some( ( value ) => value === valueOf( section, name ) )
	);

const Part = ( { field }: { readonly field: Described } ) => {
	const { section } = useSection();
	const { control, hints = [] } = field;
	const hint = hints.find( ( { when } ) => isMet( section, when ) );
	const props = { ...field, help: hint?.text ?? field.help };
	const Slot = SLOTS[ `${ section.stored.id }/${ field.name }` ];
	switch ( control ) {
		case 'number':
			return <NumberField { ...props } />;
		case 'toggle':
			return <ToggleField { ...props } />;
		case 'select':
			return <SelectField { ...props } />;
		case 'radio':
			return <RadioField { ...props } />;
		case 'lines':
			return <LinesField { ...props } />;
		case 'secret':
			return <SecretField { ...props } />;
		case 'note':
			return <p className="brolga-note">{ field.help }</p>;
		case 'slot':
			return Slot ? <Slot { ...props } /> : null;
		default:
			return <TextField { ...props } type={ control } />;
	}
};

/** Fields line by line: two halves share one. */
const linesOf = ( fields: readonly Described[] ): Described[][] => {
	const lines: Described[][] = [];
	for ( const field of fields ) {
		const last = lines.at( -1 );
		if ( field.is_half && last?.length === 1 && last[ 0 ]?.is_half ) {
			last.push( field );
		} else {
			lines.push( [ field ] );
		}
	}
	return lines;
};

const keyOf = ( { name, help }: Described ): string => name || help;

const Line = ( { fields }: { readonly fields: readonly Described[] } ) => {
	const parts = fields.map( ( field ) => (
		<Part key={ keyOf( field ) } field={ field } />
	) );
	return parts.length > 1 ? (
		<div className="brolga-fields__pair">{ parts }</div>
	) : (
		parts
	);
};

export const SectionForm = () => {
	const { section } = useSection();
	const { groups, fields } = section.stored;
	return groups.map(
		( { title, about, words, when }, at ) =>
			isMet( section, when ) && (
				<fieldset
					key={ at }
					className="brolga-group"
					data-words={ words.join( ' ' ) || undefined }
				>
					{ title !== '' && <legend>{ title }</legend> }
					{ about !== '' && (
						<p className="brolga-group__about">{ about }</p>
					) }
					<div className="brolga-group__fields">
						{ linesOf(
							fields.filter(
								( field ) =>
									field.group === at &&
									isMet( section, field.when )
							)
						).map( ( line ) => (
							<Line
								key={ line.map( keyOf ).join() }
								fields={ line }
							/>
						) ) }
					</div>
				</fieldset>
			)
	);
};
