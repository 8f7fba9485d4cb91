/**
 * The first step: who the business is, where it is, and how its site looks.
 */
import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failure } from '../../../../admin/failure';
import { SelectField, TextField } from '../../../../admin/settings/fields';
import { SectionContext } from '../../../../admin/settings/section-context';
import { useFocusOnRefusal } from '../../../../admin/settings/use-focus-on-refusal';
import { Address, Phone } from '../../../../business/admin/in-country';
import { OpeningHours } from '../../../../business/admin/opening-hours';
import type { SetupData } from './data';
import { Logo } from './logo';
import { Looks } from './looks';
import { useSetup, type Setup } from './use-setup';
import { follows } from './words';

const Fields = ( { setup }: { readonly setup: Setup } ) => {
	const { section, change, name, followed } = setup;
	if ( ! section ) {
		return null;
	}
	const kinds =
		section.stored.fields.find(
			( { name: field } ) => field === 'business_kind'
		)?.options ?? [];
	return (
		<SectionContext.Provider value={ { section, change } }>
			<fieldset>
				<legend>{ __( 'Your business', 'brolga' ) }</legend>
				<SelectField
					name="business_kind"
					label={ __( 'Business type', 'brolga' ) }
					options={ kinds }
				/>
				<TextField
					name="business_name"
					label={ __( 'Name', 'brolga' ) }
					help={
						setup.renames
							? __( 'Also becomes your site’s title.', 'brolga' )
							: undefined
					}
				/>
				<Phone
					name="business_phone"
					label={ __( 'Phone', 'brolga' ) }
				/>
				<TextField
					name="business_email"
					type="email"
					label={ __( 'Email', 'brolga' ) }
				/>
			</fieldset>
			<fieldset>
				<legend>{ __( 'Address', 'brolga' ) }</legend>
				<Address />
				{ followed && (
					<CheckboxControl
						label={ __(
							'Use the language, dates and currency of this country',
							'brolga'
						) }
						help={ follows( followed ) }
						checked={ setup.isFollowing }
						onChange={ setup.setIsFollowing }
						__nextHasNoMarginBottom
					/>
				) }
			</fieldset>
			<fieldset>
				<legend>{ __( 'Opening hours', 'brolga' ) }</legend>
				<OpeningHours />
			</fieldset>
			<fieldset>
				<legend>{ __( 'Logo', 'brolga' ) }</legend>
				<Logo url={ setup.logo } onChange={ setup.setLogo } />
			</fieldset>
			{ setup.looks.length > 0 && (
				<Looks
					looks={ setup.looks }
					chosen={ setup.look }
					name={ name }
					logo={ setup.logo }
					onChoose={ setup.setLook }
				/>
			) }
		</SectionContext.Provider>
	);
};

const Form = ( {
	data,
	settings,
	onBusy,
	onDone,
}: Pick< Props, 'data' | 'settings' | 'onBusy' > & {
	/** Also told the site's title. */
	readonly onDone: (
		kind: string,
		problems: readonly string[],
		title: string
	) => void;
} ) => {
	const setup = useSetup( data );
	const form = useRef< HTMLFormElement >( null );
	const refuse = useFocusOnRefusal( form );
	const save = async (): Promise< void > => {
		onBusy( true );
		const problems = await setup.save();
		onBusy( false );
		if ( problems ) {
			onDone(
				setup.kind,
				problems,
				setup.renames ? setup.name : data.title
			);
		} else {
			refuse();
		}
	};
	return (
		<>
			<Failure text={ setup.failure } onRetry={ setup.retry } />
			<form
				ref={ form }
				className="brolga-setup"
				aria-labelledby="brolga-start-business"
				noValidate
				onSubmit={ ( event ) => {
					event.preventDefault();
					void save();
				} }
			>
				{ setup.section?.error && (
					<Notice status="error" isDismissible={ false }>
						{ setup.section.error }
					</Notice>
				) }
				<Fields setup={ setup } />
				<div className="brolga-start__actions">
					<Button
						type="submit"
						variant="primary"
						isBusy={ setup.busy }
						disabled={ setup.busy || ! setup.section }
						accessibleWhenDisabled
						__next40pxDefaultSize
					>
						{ __( 'Set up my site', 'brolga' ) }
					</Button>
					<Button
						variant="tertiary"
						href={ settings }
						__next40pxDefaultSize
					>
						{ __( 'More in Settings > Business', 'brolga' ) }
					</Button>
				</div>
			</form>
		</>
	);
};

interface Props {
	readonly data: SetupData;
	/** Settings > Business. */
	readonly settings: string;
	/** Whether the business's details are filled in. */
	readonly isDone: boolean;
	/** Told when saving begins, and when it is over. */
	readonly onBusy: ( isBusy: boolean ) => void;
	/** Told the kind of business, and what could not be set up. */
	readonly onDone: ( kind: string, problems: readonly string[] ) => void;
}

/**
 * @see START-520 START-860
 * @param props          See Props.
 * @param props.data
 * @param props.settings
 * @param props.isDone
 * @param props.onBusy
 * @param props.onDone
 */
export const SetupCard = ( {
	data,
	settings,
	isDone,
	onBusy,
	onDone,
}: Props ) => {
	const [ isOpen, setIsOpen ] = useState( ! isDone );
	const [ problems, setProblems ] = useState< readonly string[] >();
	const [ title, setTitle ] = useState( data.title );
	const finish = (
		kind: string,
		found: readonly string[],
		named: string
	): void => {
		setTitle( named );
		setProblems( found );
		setIsOpen( false );
		onDone( kind, found );
	};
	return (
		<section
			className="brolga-start__card is-business"
			aria-labelledby="brolga-start-business"
		>
			<h2 id="brolga-start-business">
				{ isOpen
					? __( 'Set up your site in two minutes', 'brolga' )
					: __( 'Your site is set up', 'brolga' ) }
			</h2>
			{ problems !== undefined && problems.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ problems.map( ( problem ) => (
						<p key={ problem }>{ problem }</p>
					) ) }
				</Notice>
			) }
			<p>
				{ isOpen
					? __(
							'Pages, headers, footers, forms and emails use these details. Everything is optional, and you can change it at any time.',
							'brolga'
						)
					: __(
							'Pages, headers, footers, forms and emails use your details from Brolga > Settings > Business.',
							'brolga'
						) }
			</p>
			{ isOpen ? (
				<Form
					data={ { ...data, title } }
					settings={ settings }
					onBusy={ onBusy }
					onDone={ finish }
				/>
			) : (
				<div className="brolga-start__actions">
					<Button
						variant="tertiary"
						onClick={ () => setIsOpen( true ) }
						__next40pxDefaultSize
					>
						{ __( 'Change details, logo or look', 'brolga' ) }
					</Button>
				</div>
			) }
		</section>
	);
};
