<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\Json;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Sending\CurrentPageAddress;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Forms\Uploads\SentFiles;
use Brolga\Spam\Action;
use Brolga\Spam\SpamGuard;

/** Prepares a contact form for its render.php. All HTML that it returns is escaped. */
final class ContactFormView {

	public function __construct(
		private readonly RenderedForm $form,
		private readonly FormTokens $tokens,
		private readonly Captcha $captcha,
		private readonly SpamGuard $guard
	) {}

	/**
	 * Attributes of the root element for scripts: the form's number and the result of a
	 * submission. Spam gets the same success message as a lead, but not the lead's attributes.
	 *
	 * @return array<string, string>
	 * @see FORM-27 FORM-53 FORM-57
	 */
	public function root_attributes(): array {
		$number = [ 'data-form_unique_num' => (string) $this->form->number ];
		$result = $this->form->outcome?->result;
		if ( null === $result || null !== $result->error ) {
			return $number;
		}
		$lead = $result->is_lead ? [
			'data-brolga-lead'      => $result->mark,
			'data-brolga-lead-form' => $this->form->id->uid ?? '',
		] : [];
		return $number + array_filter(
			$lead + [ 'data-brolga-redirect' => $result->redirect ],
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/**
	 * Whether scripts have nothing to do until the visitor uses the form: there is no result to show, no field
	 * depends on another, and no field takes files, which a browser may restore with the page.
	 *
	 * @param string $content The printed fields.
	 * @see SITE-30
	 */
	public function waits( string $content ): bool {
		return null === $this->form->outcome
			&& ! str_contains( $content, 'data-brolga-conditions' )
			&& ! str_contains( $content, 'data-brolga-days' )
			&& ! str_contains( $content, 'type="file"' );
	}

	/** @see UPLOAD-1 UPLOAD-6 */
	public function form_attributes(): string {
		$action    = $this->guard->action( Action::of_form( $this->form->number ), $this->form->form->spam_check );
		$has_files = null !== $this->form->form->first_of( FieldType::File );
		return Html::attributes(
			[
				'method'               => 'post',
				// If PHP drops an oversized body, the URL still identifies the form.
				'enctype'              => $has_files ? 'multipart/form-data' : null,
				'action'               => esc_url_raw(
					( $has_files
						? add_query_arg( SentFiles::MARK, $this->form->number, CurrentPageAddress::current() )
						: CurrentPageAddress::current() )
						. '#'
						. rawurlencode( $this->form->module_id() )
				),
				'accept-charset'       => 'utf-8',
				'aria-label'           => '' === $this->form->form->title ? null : $this->form->form->title,
				'data-brolga-form'     => $this->form->id?->uid,
				'data-brolga-number'   => $this->form->number,
				'data-brolga-action'   => '' === $action ? null : $action,
				'data-brolga-verifier' => $this->form->form->spam_check->for_script(),
				'data-brolga-messages' => Json::encode( $this->form->form->messages->for_script() ),
			]
		);
	}

	/** @see FORM-13 FORM-15 FORM-19 FORM-45 */
	public function errors(): string {
		$result = $this->form->outcome?->result;
		if ( null === $result || null === $result->error ) {
			return '';
		}
		$missing = array_filter( $result->errors, static fn ( FieldError $error ): bool => $error->is_missing() );
		$wrong   = array_filter( $result->errors, static fn ( FieldError $error ): bool => ! $error->is_missing() );
		$html    = $this->error_list( ErrorKey::FillMessage, $missing )
			. $this->error_list( ErrorKey::ContactErrorMessage, $wrong );
		return sprintf(
			'<div class="%s" id="%s-errors" role="alert" tabindex="-1" data-brolga-errors>%s</div>',
			esc_attr( Constants::FORM_ERROR_TEXT_CLASS ),
			esc_attr( $this->form->module_id() ),
			'' === $html
				? '<p>' . esc_html( $result->message() ) . '</p>' . $this->way_back( $result->error )
				: $html
		);
	}

	/**
	 * A hint for when PHP dropped the text together with files that were too large: browsers restore the text
	 * when the visitor goes back. Only without scripts, because with them the visitor never leaves the page.
	 *
	 * @see UPLOAD-6
	 */
	private function way_back( ErrorKey $error ): string {
		return ErrorKey::FilesTooLarge === $error && [] === ( $this->form->outcome?->submission->values ?? [] )
			? '<noscript><p>'
				. esc_html__( 'What you typed is not lost. Go back one page, and it will still be in the form.', 'brolga' )
				. '</p></noscript>'
			: '';
	}

	/** @see COND-17 */
	public function note(): string {
		$required = array_filter(
			$this->form->form->fields,
			static fn ( FieldDefinition $field ): bool => $field->required
		);
		if ( [] === $required && ! $this->form->form->captcha ) {
			return '';
		}
		$optional = array_filter(
			$required,
			fn ( FieldDefinition $field ): bool => [] !== $this->form->conditions_of( $field )->rules
		);
		return sprintf(
			'<p class="wp-block-brolga-contact-form__note">%s%s</p>',
			esc_html__( 'Fields marked with * are required.', 'brolga' ),
			[] === $optional
				? ''
				: ' <noscript>' . esc_html__( 'Skip any questions that do not apply to you.', 'brolga' ) . '</noscript>'
		);
	}

	public function captcha(): string {
		if ( ! $this->form->form->captcha ) {
			return '';
		}
		$error     = $this->form->error_of( FieldError::CAPTCHA );
		$kept      = null === $error ? $this->kept_challenge() : null;
		$challenge = $kept ?? $this->captcha->issue();
		$id        = $this->form->module_id() . '-captcha';
		$sum       = sprintf( '<span data-brolga-question>%d + %d</span>', $challenge->first, $challenge->second );
		return sprintf(
			'<div class="wp-block-brolga-form-field is-captcha" data-brolga-captcha><label '
				. 'class="wp-block-brolga-form-field__label" '
				. 'for="%1$s">%2$s%3$s</label><input%4$s><input%5$s>%6$s</div>',
			esc_attr( $id ),
			/* translators: %s: a sum of two numbers. */
			sprintf( esc_html__( 'What is %s?', 'brolga' ), $sum ),
			FormFieldView::mark(),
			Html::attributes(
				[
					'class'              => FormFieldView::control_class( null !== $error ),
					'id'                 => $id,
					'type'               => 'text',
					'inputmode'          => 'numeric',
					'name'               => $this->form->names->own( Constants::FORM_CAPTCHA_NAME ),
					'value'              => null === $kept
						? ''
						: ( $this->form->outcome?->submission->captcha_answer ?? '' ),
					'autocomplete'       => 'off',
					'maxlength'          => 4,
					'required'           => true,
					'aria-invalid'       => null === $error ? null : 'true',
					'aria-describedby'   => null === $error ? null : "{$id}-error",
					'data-required_mark' => 'required',
					'data-first_digit'   => $challenge->first,
					'data-second_digit'  => $challenge->second,
				]
			),
			Html::attributes(
				[
					'type'  => 'hidden',
					'name'  => Constants::FORM_CAPTCHA_TOKEN_NAME,
					'value' => $challenge->token,
				]
			),
			FormFieldView::error_html( $id, $error, __( 'Please solve this sum.', 'brolga' ) )
		);
	}

	/** @see FORM-3 FORM-34 LEAD-3 */
	public function hidden_inputs(): string {
		$inputs = [
			$this->form->names->own( Constants::FORM_SUBMIT_NAME ) => '1',
			Constants::FORM_FORM_TOKEN_NAME                       => null === $this->form->id
				? ''
				: $this->tokens->sign( $this->form->id ),
			Constants::FORM_KEY_NAME                              => '',
			Constants::FORM_SPAM_TOKEN_NAME                       => '',
			'brolga_referrer'                                     => '',
		];
		$html   = '';
		foreach ( $inputs as $name => $value ) {
			$html .= '<input' . Html::attributes(
				[
					'type'  => 'hidden',
					'name'  => $name,
					'value' => $value,
				]
			) . '>';
		}
		return $html;
	}

	public function trap_attributes(): string {
		return Html::attributes(
			[
				'type'         => 'text',
				'name'         => $this->form->names->own( Constants::FORM_HONEYPOT_NAME ),
				'value'        => '',
				'tabindex'     => '-1',
				'autocomplete' => 'off',
			]
		);
	}

	/** @param array<FieldError> $errors */
	private function error_list( ErrorKey $heading, array $errors ): string {
		if ( [] === $errors ) {
			return '';
		}
		$items = '';
		foreach ( $errors as $error ) {
			$items .= sprintf(
				'<li><a href="#%s">%s</a>%s</li>',
				esc_attr( $this->target( $error->field_id ) ),
				esc_html( $error->label ),
				$error->is_missing() ? '' : ': ' . esc_html( $error->message )
			);
		}
		return '<p>' . esc_html( $this->form->form->messages->text( $heading ) ) . "</p><ul>{$items}</ul>";
	}

	private function target( string $field_id ): string {
		$id = $this->form->module_id() . '-' . $field_id;
		foreach ( $this->form->form->fields as $field ) {
			if ( $field_id === $field->field_id ) {
				return self::first_control( $field, $id );
			}
		}
		return $id;
	}

	private static function first_control( FieldDefinition $field, string $id ): string {
		return $field->type->is_group() ? "{$id}-1" : $id;
	}

	/** Returns the challenge the visitor solved when another field was wrong, to show it again. */
	private function kept_challenge(): ?CaptchaChallenge {
		$sent = $this->form->outcome?->submission;
		if ( null === $sent || '' === $sent->captcha_answer ) {
			return null;
		}
		$challenge = $this->captcha->read( $sent->captcha_token );
		return null !== $challenge && $challenge->is_solved_by( $sent->captcha_answer ) ? $challenge : null;
	}
}
