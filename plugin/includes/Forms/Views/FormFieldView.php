<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;
use Brolga\Forms\Answers\Validator;
use Brolga\Forms\Checks\FieldChecks;
use Brolga\Forms\Fields\CustomFieldType;
use Brolga\Forms\Fields\FieldControl;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Fields\FieldType;

/**
 * Prepares a field for its render.php. All that is returned as HTML is escaped.
 */
final class FormFieldView {

	private const BLOCK = 'wp-block-brolga-form-field';

	/** The field's id on the page. */
	public readonly string $id;

	/** What is wrong with it, if anything. */
	private readonly ?FieldError $error;

	public function __construct(
		private readonly RenderedForm $form,
		public readonly FieldDefinition $field,
		private readonly ?CustomFieldType $custom = null
	) {
		$this->id    = $form->module_id() . '-' . $field->field_id;
		$this->error = $form->error_of( $field->field_id );
	}

	/**
	 * @param string $width The part of the row it takes.
	 */
	public function root_attributes( string $width ): string {
		return get_block_wrapper_attributes(
			FieldData::of(
				$this->form,
				$this->field
			) + [ 'class' => "is-type-{$this->field->type_name()} is-width-{$width}" ]
		);
	}

	/**
	 * Label and control, or a group of them under a legend.
	 */
	public function control(): string {
		return null === $this->custom ? $this->usual_control() : $this->custom_control( $this->custom );
	}

	/**
	 * Label and control of a custom type. Where that fails, it is a line of text.
	 *
	 * @see FIELD-16
	 */
	private function custom_control( CustomFieldType $type ): string {
		$control = new FieldControl( $this->attributes( [] ), $this->value(), $this->id, $this->field->name() );
		$html    = Extensions::guard( $type::class, static fn (): string => $type->control( $control ), '' );
		return '' === $html ? $this->usual_control() : $this->label() . $html;
	}

	/**
	 * The same of one of our own types.
	 */
	private function usual_control(): string {
		return match ( $this->field->type ) {
			FieldType::Checkbox,
			FieldType::Radio           => $this->group(),
			FieldType::BooleanCheckbox,
			FieldType::Consent         => $this->tick(),
			FieldType::Hidden          => $this->unseen(),
			FieldType::Select          => $this->label() . $this->select(),
			FieldType::File            => $this->label()
				. ( new FileControl( $this->form, $this->field, $this->id ) )->html( $this->attributes( ... ) ),
			FieldType::Text            => $this->label()
				. sprintf(
					'<textarea%s>%s</textarea>',
					$this->attributes( [ 'rows' => $this->field->rows ] ),
					esc_textarea( $this->value() )
				),
			default                    => $this->label() . '<input' . $this->attributes( $this->input() ) . '>',
		};
	}

	/**
	 * The help below the control and what is wrong with it.
	 */
	public function notes(): string {
		if ( FieldType::Hidden === $this->field->type ) {
			return '';
		}
		$help = '' === $this->field->help
			? ''
			: sprintf(
				'<p class="%s__help" id="%s-help">%s</p>',
				self::BLOCK,
				esc_attr( $this->id ),
				esc_html( $this->field->help )
			);
		return $help . self::error_html( $this->id, $this->error, Validator::missing_message( $this->field ) );
	}

	/**
	 * The place of a field's error; empty and hidden where there is none.
	 *
	 * @param string $id      The field's id on the page.
	 * @param string $missing What the script says when nothing is filled in.
	 */
	public static function error_html( string $id, ?FieldError $error, string $missing ): string {
		return sprintf(
			'<p class="%s__error" id="%s-error" data-brolga-error="%s"%s>%s</p>',
			self::BLOCK,
			esc_attr( $id ),
			esc_attr( $missing ),
			null === $error ? ' hidden' : '',
			null === $error ? '' : esc_html( $error->message )
		);
	}

	/**
	 * The mark of a required field; the control itself tells it to assistive technology.
	 */
	public static function mark(): string {
		return sprintf( '<span class="%s__mark" aria-hidden="true"> *</span>', self::BLOCK );
	}

	/**
	 * The classes of a control.
	 *
	 * @param bool $is_wrong Whether its field failed.
	 *
	 * @see FORM-18
	 */
	public static function control_class( bool $is_wrong ): string {
		return self::BLOCK . '__control' . ( $is_wrong ? ' ' . Constants::FORM_FIELD_ERROR_CLASS : '' );
	}

	/**
	 * A box to tick, with what it says beside it.
	 */
	private function tick(): string {
		$wording = $this->field->wording;
		$words   = ( null === $wording ? esc_html( $this->field->label ) : $wording->html )
			. $this->policy_link()
			. ( $this->field->required ? self::mark() : '' );
		return $this->option(
			0,
			null === $wording ? FieldDefinition::TICKED : $wording->version(),
			$words,
			FieldDefinition::TICKED === $this->value()
		);
	}

	/**
	 * The privacy policy beside what somebody consents to, unless the owner links it
	 * themselves. It is no part of the wording: a page that moves outdates no consent.
	 *
	 * @see PRIV-351
	 */
	private function policy_link(): string {
		$url  = FieldType::Consent === $this->field->type ? get_privacy_policy_url() : '';
		$said = html_entity_decode( $this->field->wording->html ?? '', ENT_QUOTES, 'UTF-8' );
		$path = (string) preg_replace( '#^https?://[^/]+#', '', $url );
		return '' === $url || str_contains( $said, "href=\"{$url}\"" ) || str_contains( $said, "href=\"{$path}\"" )
			? ''
			: sprintf(
				' <a href="%s" target="_blank" rel="noopener privacy-policy">%s</a>',
				esc_url( $url ),
				esc_html( self::policy_title() )
			);
	}

	/**
	 * What the page with the privacy policy is called; a plugin may have put an address in its place.
	 */
	private static function policy_title(): string {
		$page  = get_option( 'wp_page_for_privacy_policy' );
		$title = is_numeric( $page ) && (int) $page > 0 ? wp_strip_all_tags( get_the_title( (int) $page ) ) : '';
		return '' === $title ? __( 'Privacy policy', 'brolga' ) : html_entity_decode( $title, ENT_QUOTES, 'UTF-8' );
	}

	/**
	 * A value that nobody sees. A page cache hands one visitor's page to all: what
	 * the address adds is filled in by the script, for the rules of other fields;
	 * the server reads it from the address itself.
	 */
	private function unseen(): string {
		return '<input' . Html::attributes(
			[
				'type'                  => 'hidden',
				'id'                    => $this->id,
				'name'                  => $this->form->control_name( $this->field ),
				'value'                 => $this->value(),
				'data-brolga-parameter' => '' === $this->field->parameter ? null : $this->field->parameter,
			]
		) . '>';
	}

	/**
	 * The label above the control.
	 */
	private function label(): string {
		return sprintf(
			'<label class="%s__label" for="%s">%s%s</label>',
			self::BLOCK,
			esc_attr( $this->id ),
			esc_html( $this->field->label ),
			$this->field->required ? self::mark() : ''
		);
	}

	/**
	 * What an input has of its own. The days that can be chosen are shown by the
	 * browser, those that are told from today once the script has worked them out;
	 * lengths and patterns it counts and reads in its own way.
	 *
	 * @return array<string, string>
	 */
	private function input(): array {
		$input = [
			'type'  => $this->field->type->input_type(),
			'value' => $this->value(),
		];
		if ( FieldType::Number === $this->field->type ) {
			$input['inputmode'] = FieldChecks::is_whole( $this->field ) ? 'numeric' : 'decimal';
		}
		if ( FieldType::Url === $this->field->type ) {
			// A browser's own field for addresses takes none without its beginning.
			$input['inputmode'] = 'url';
		}
		if ( FieldType::Date === $this->field->type ) {
			$input = array_filter(
				[
					'min' => FieldChecks::day( $this->field->limits->min ),
					'max' => FieldChecks::day( $this->field->limits->max ),
				],
				static fn ( string $day ): bool => '' !== $day
			) + $input;
		}
		return $input;
	}

	/**
	 * The options of a select. An empty one comes first, unless the owner chose
	 * what is selected.
	 */
	private function select(): string {
		$options = sprintf(
			'<option value="">%s</option>',
			esc_html( '' === $this->field->placeholder ? __( 'Please choose', 'brolga' ) : $this->field->placeholder )
		);
		foreach ( $this->field->options as $value => $label ) {
			$options .= sprintf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $value ),
				(string) $value === $this->value() ? ' selected' : '',
				esc_html( $label )
			);
		}
		return sprintf( '<select%s>%s</select>', $this->attributes( [ 'placeholder' => null ] ), $options );
	}

	/**
	 * Radio buttons or checkboxes under a legend.
	 */
	private function group(): string {
		$chosen  = (array) $this->form->value_of( $this->field );
		$options = '';
		$number  = 0;
		foreach ( $this->field->options as $value => $label ) {
			$options .= $this->option(
				++$number,
				(string) $value,
				esc_html( $label ),
				in_array( (string) $value, $chosen, true )
			);
		}
		$is_radio = FieldType::Radio === $this->field->type;
		return sprintf(
			'<fieldset%s><legend class="%s__label">%s%s</legend>%s</fieldset>',
			Html::attributes(
				[
					'class'            => self::BLOCK
						. '__group'
						. ( null === $this->error ? '' : ' ' . Constants::FORM_FIELD_ERROR_CLASS ),
					'id'               => $this->id,
					'role'             => $is_radio ? 'radiogroup' : null,
					'aria-required'    => $is_radio && $this->field->is_required() ? 'true' : null,
					'aria-invalid'     => $is_radio && null !== $this->error ? 'true' : null,
					'aria-describedby' => $this->described_by(),
				]
			),
			self::BLOCK,
			esc_html( $this->field->label ),
			$this->field->required ? self::mark() : '',
			$options
		);
	}

	/**
	 * One radio button or checkbox with its label.
	 *
	 * @param int    $number     Its number in the group, from 1; 0: it stands alone.
	 * @param string $value      What it sends.
	 * @param string $words      What it says, as HTML.
	 * @param bool   $is_checked Whether it is chosen.
	 */
	private function option( int $number, string $value, string $words, bool $is_checked ): string {
		$id        = 0 === $number ? $this->id : "{$this->id}-{$number}";
		$is_radio  = FieldType::Radio === $this->field->type;
		$is_single = $this->field->type->is_tick();
		$input     = Html::attributes(
			[
				'class'            => $is_single
					? self::control_class( null !== $this->error )
					: self::BLOCK . '__control',
				'type'             => $is_radio ? 'radio' : 'checkbox',
				'id'               => $id,
				'name'             => $this->form->control_name( $this->field, $number ),
				'value'            => $value,
				'checked'          => $is_checked,
				'aria-invalid'     => null === $this->error || $is_radio ? null : 'true',
				'aria-describedby' => $is_single ? $this->described_by() : null,
				// A browser cannot require "at least one" of several checkboxes; a group of radio buttons says so
				// itself.
			] + ( $is_single ? $this->required() : [ 'required' => $is_radio && $this->is_required_by_browser() ] )
		);
		return sprintf(
			'<label class="%1$s__option" for="%2$s"><input%3$s><span>%4$s</span></label>',
			self::BLOCK,
			esc_attr( $id ),
			$input,
			$words
		);
	}

	/**
	 * Attributes of a control that stands alone.
	 *
	 * @param array<string, string|int|bool|null> $own What its element needs beside.
	 */
	private function attributes( array $own ): string {
		return Html::attributes(
			$own + [
				'class' => self::control_class( null !== $this->error ),
				'id'    => $this->id,
				'name'  => $this->form->control_name( $this->field ),
			] + $this->required() + [
				'placeholder'      => '' === $this->field->placeholder ? null : $this->field->placeholder,
				'autocomplete'     => '' === $this->field->autocomplete ? null : $this->field->autocomplete,
				'aria-label'       => '' === $this->field->label && '' !== $this->field->name()
					? $this->field->name()
					: null,
				'aria-invalid'     => null === $this->error ? null : 'true',
				'aria-describedby' => $this->described_by(),
			]
		);
	}

	/**
	 * How a control says that it must be filled in.
	 *
	 * @return array<string, string|bool>
	 */
	private function required(): array {
		return $this->is_required_by_browser()
			? [ 'required' => true ]
			: array_filter( [ 'aria-required' => $this->field->is_required() ? 'true' : '' ] );
	}

	/**
	 * Whether the browser may stop a form in which the field is empty. It cannot
	 * know whether a conditional field is asked: without scripts, when all fields
	 * are there, that is the server's to say.
	 *
	 * @see COND-17
	 */
	private function is_required_by_browser(): bool {
		return $this->field->is_required() && [] === $this->form->conditions_of( $this->field )->rules;
	}

	/**
	 * What the control holds, where that is one text.
	 */
	private function value(): string {
		$value = $this->form->value_of( $this->field );
		return is_array( $value ) ? '' : $value;
	}

	/**
	 * The ids of help and error, or null where there is neither.
	 */
	private function described_by(): ?string {
		$ids = array_filter(
			[
				'' === $this->field->help ? '' : "{$this->id}-help",
				FieldType::File === $this->field->type ? FileControl::limits_id( $this->id ) : '',
				null === $this->error ? '' : "{$this->id}-error",
			],
			static fn ( string $id ): bool => '' !== $id
		);
		return [] === $ids ? null : implode( ' ', $ids );
	}
}
