<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Api\Forms\ChecksInBrowser;
use Brolga\Api\Forms\CustomFieldType;
use Brolga\Api\Forms\FieldControl;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;
use Brolga\Forms\Answers\Validator;
use Brolga\Forms\Checks\FieldChecks;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Fields\FieldType;

/** Prepares a form field for its render.php. All HTML that it returns is escaped. */
final class FormFieldView {

	private const BLOCK = 'wp-block-brolga-form-field';

	public readonly string $id;

	private readonly ?FieldError $error;

	public function __construct(
		private readonly RenderedForm $form,
		public readonly FieldDefinition $field,
		private readonly ?CustomFieldType $custom = null
	) {
		$this->id    = $form->module_id() . '-' . $field->field_id;
		$this->error = $form->error_of( $field->field_id );
	}

	public function root_attributes( string $width ): string {
		return get_block_wrapper_attributes(
			FieldData::of(
				$this->form,
				$this->field
			) + [ 'class' => "is-type-{$this->field->type_name()} is-width-{$width}" ]
		);
	}

	public function control(): string {
		return null === $this->custom ? $this->usual_control() : $this->custom_control( $this->custom );
	}

	/** @see FIELD-16 EXT-826 */
	private function custom_control( CustomFieldType $type ): string {
		$control = new FieldControl( $this->attributes( [] ), $this->value(), $this->id, $this->field->name() );
		$html    = Extensions::guard( $type::class, static fn (): string => $type->control( $control ), '' );
		if ( $type instanceof ChecksInBrowser ) {
			wp_enqueue_script_module( Extensions::guard( $type::class, $type->script( ... ), '' ) );
		}
		return '' === $html ? $this->usual_control() : $this->label() . $html;
	}

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

	/** The visual mark of a required field. Assistive technology gets this from the control itself. */
	public static function mark(): string {
		return sprintf( '<span class="%s__mark" aria-hidden="true"> *</span>', self::BLOCK );
	}

	/** @see FORM-18 */
	public static function control_class( bool $is_wrong ): string {
		return self::BLOCK . '__control' . ( $is_wrong ? ' ' . Constants::FORM_FIELD_ERROR_CLASS : '' );
	}

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
	 * A link to the privacy policy beside a consent, unless the wording already links to it. It is
	 * not part of the wording, so that moving the page doesn't outdate earlier consents.
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

	private static function policy_title(): string {
		$page  = get_option( 'wp_page_for_privacy_policy' );
		$title = is_numeric( $page ) && (int) $page > 0 ? wp_strip_all_tags( get_the_title( (int) $page ) ) : '';
		return '' === $title ? __( 'Privacy policy', 'brolga' ) : html_entity_decode( $title, ENT_QUOTES, 'UTF-8' );
	}

	/**
	 * A hidden input. Because a page cache serves one visitor's page to everybody, a value from the URL is
	 * filled in by the script, for other fields' conditions; the server reads it from the URL itself.
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
	 * Type-specific attributes of the input. Browsers limit the days that can be chosen, and the script adds
	 * the limits that are relative to today; lengths and patterns are checked by Brolga's own script.
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
			// Not type="url", which rejects URLs without a scheme.
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
	 * @param int    $number From 1 in a group; 0 for a single checkbox.
	 * @param string $words  The label as HTML.
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
				// Browsers can require one of several radio buttons, but not one of several checkboxes.
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

	/** @param array<string, string|int|bool|null> $own */
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

	/** @return array<string, string|bool> */
	private function required(): array {
		return $this->is_required_by_browser()
			? [ 'required' => true ]
			: array_filter( [ 'aria-required' => $this->field->is_required() ? 'true' : '' ] );
	}

	/**
	 * Whether the browser may block a form in which the field is empty. It cannot know whether a
	 * conditional field applies: without scripts, when all fields are shown, the server decides.
	 *
	 * @see COND-17
	 */
	private function is_required_by_browser(): bool {
		return $this->field->is_required() && [] === $this->form->conditions_of( $this->field )->rules;
	}

	private function value(): string {
		$value = $this->form->value_of( $this->field );
		return is_array( $value ) ? '' : $value;
	}

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
