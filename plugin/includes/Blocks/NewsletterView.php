<?php
/**
 * What the newsletter's markup says.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Blocks;

use Brolga\Forms\BlockAttributes;
use Brolga\Forms\FormId;
use Brolga\Forms\PageAddress;
use Brolga\Newsletter\SignupForm;
use Brolga\Newsletter\SignupForms;
use Brolga\Newsletter\SubscriptionResult;
use Brolga\Newsletter\SubscriptionRequest;
use Brolga\Newsletter\SignupAddress;
use Brolga\Support\Constants;
use Brolga\Support\ErrorKey;
use Brolga\Support\Json;

/**
 * Prepares a sign-up for its render.php. All that is returned as HTML is escaped.
 */
final class NewsletterView {

	private const BLOCK = 'wp-block-brolga-newsletter';

	/** What became of the form in this request. */
	private readonly ?SubscriptionResult $result;

	/** What the visitor had typed. */
	private readonly ?SubscriptionRequest $typed;

	/**
	 * Keeps the parts; use of().
	 *
	 * @param SignupForm  $form      As it is saved.
	 * @param FormId      $form_id   Where it is saved.
	 * @param string      $module_id The id of the root element.
	 * @param SignupForms $forms     Signs it, and knows what became of it.
	 */
	private function __construct(
		public readonly SignupForm $form,
		private readonly FormId $form_id,
		private readonly string $module_id,
		private readonly SignupForms $forms
	) {
		$outcome      = $forms->outcome_of( $form_id, $this->number() );
		$this->result = $outcome['result'] ?? null;
		$this->typed  = $outcome['request'] ?? null;
	}

	/**
	 * The view of a block that is being printed; null where the form could not be
	 * found again when it comes back.
	 *
	 * @param BlockAttributes $saved     The block's attributes.
	 * @param string          $module_id The id of the root element.
	 * @param SignupForms     $forms     Knows the place.
	 */
	public static function of( BlockAttributes $saved, string $module_id, SignupForms $forms ): ?self {
		$form = SignupForm::from( $saved );
		$id   = $forms->id_of( $form );
		return null === $id ? null : new self( $form, $id, $module_id, $forms );
	}

	/**
	 * Whether the success is told in the place of the form.
	 *
	 * @see NEWS-9
	 */
	public function is_sent(): bool {
		return $this->forms->is_sent( $this->form_id );
	}

	/**
	 * Attributes of the form element.
	 */
	public function form_attributes(): string {
		$words = [
			'sending' => __( 'Sending…', 'brolga' ),
			'failed'  => ErrorKey::SubscriptionFailed->message(),
			'invalid' => ErrorKey::Invalid->message(),
			'missing' => __( 'Please fill in your name.', 'brolga' ),
			'preview' => __( 'This is a preview: nobody is signed up from here.', 'brolga' ),
		];
		return Html::attributes(
			[
				'method'               => 'post',
				'action'               => esc_url_raw( PageAddress::current() . '#' . rawurlencode( $this->module_id ) ),
				'accept-charset'       => 'utf-8',
				'aria-labelledby'      => '' === $this->form->title ? null : "{$this->module_id}-title",
				'aria-label'           => '' === $this->form->title ? __( 'Newsletter', 'brolga' ) : null,
				'data-brolga-messages' => Json::encode( $words ),
			]
		);
	}

	/**
	 * What went wrong, or an empty text.
	 */
	public function errors(): string {
		return null === $this->result?->error ? '' : sprintf(
			'<div class="%s" id="%s-errors" role="alert" tabindex="-1" data-brolga-errors><p>%s</p></div>',
			esc_attr( Constants::FORM_ERROR_TEXT_CLASS ),
			esc_attr( $this->module_id ),
			esc_html( $this->result->message )
		);
	}

	/**
	 * The inputs that the visitor fills in.
	 *
	 * @see NEWS-1 NEWS-2 NEWS-3
	 */
	public function fields(): string {
		$html  = $this->form->first_name ? $this->field( 'firstname', __( 'First name', 'brolga' ), $this->typed->first_name ?? '', 'text', 'given-name' ) : '';
		$html .= $this->form->last_name ? $this->field( 'lastname', __( 'Last name', 'brolga' ), $this->typed->last_name ?? '', 'text', 'family-name' ) : '';
		return $html . $this->field( 'email', __( 'Email', 'brolga' ), $this->typed->email ?? '', 'email', 'email' );
	}

	/**
	 * The inputs that nobody sees. The address of the visitor is the server's to
	 * know: its input is there for the contract, and empty.
	 *
	 * @see NEWS-1 NEWS-13 NEWS-14
	 */
	public function hidden_inputs(): string {
		$inputs = [
			'et_pb_signup_list_id'      => $this->form->list_id,
			'et_pb_signup_provider'     => $this->form->provider,
			'et_pb_signup_account_name' => $this->form->account,
			'et_pb_signup_ip_address'   => '',
			'et_pb_signup_checksum'     => $this->forms->sign( $this->form_id, $this->form ),
			'brolga_number'             => $this->number(),
			Constants::FORM_SPAM_TOKEN_NAME => '',
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

	/**
	 * One labelled input.
	 *
	 * @param string $name         Its name after the contract's prefix.
	 * @param string $label        Its label.
	 * @param string $value        What the visitor had typed.
	 * @param string $type         Its type.
	 * @param string $autocomplete What browsers may fill in.
	 */
	private function field( string $name, string $label, string $value, string $type, string $autocomplete ): string {
		$id    = "{$this->module_id}-{$name}";
		$wrong = null !== $this->result?->error_of( $name );
		return sprintf(
			'<p class="%1$s__field"><label for="%2$s">%3$s</label><input%4$s></p>',
			self::BLOCK,
			esc_attr( $id ),
			esc_html( $label ),
			Html::attributes(
				[
					'class'            => $wrong ? Constants::FORM_SIGNUP_ERROR_CLASS : null,
					'id'               => $id,
					'type'             => $type,
					'name'             => "et_pb_signup_{$name}",
					'value'            => $value,
					'autocomplete'     => $autocomplete,
					'maxlength'        => 'email' === $name ? SignupAddress::MAX_LENGTH : null,
					'required'         => true,
					'aria-invalid'     => $wrong ? 'true' : null,
					'aria-describedby' => $wrong ? "{$this->module_id}-errors" : null,
				]
			)
		);
	}

	/**
	 * The block's number on the page, from 0, as its id tells it.
	 */
	private function number(): int {
		return 1 === preg_match( '/^newsletter-(\d{1,3})$/D', $this->module_id, $match ) ? (int) $match[1] - 1 : 0;
	}
}
