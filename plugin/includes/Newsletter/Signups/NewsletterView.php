<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Core\Blocks\Root;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\Json;
use Brolga\Forms\Sending\CurrentPageAddress;
use Brolga\Forms\Views\FormFieldView;
use Brolga\Newsletter\Lists\SignupAddress;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Spam\Action;
use Brolga\Spam\SpamGuard;

/** Prepares a newsletter block for its render.php. All HTML it returns is escaped. */
final class NewsletterView {

	private const BLOCK = 'wp-block-brolga-newsletter';

	public function __construct(
		private readonly RenderedSignup $signup,
		private readonly SpamGuard $guard
	) {}

	public function form_attributes(): string {
		$said  = $this->signup->form->custom->messages;
		$words = [
			'sending' => __( 'Sending…', 'brolga' ),
			'failed'  => $said->text( ErrorKey::SubscriptionFailed ),
			'stale'   => ErrorKey::BadToken->message(),
			'invalid' => $said->text( ErrorKey::Invalid ),
			'fill'    => $said->text( ErrorKey::FillMessage ),
			/* translators: %s: names of fields, separated by commas. */
			'asked'   => __( 'New fields: %s.', 'brolga' ),
			/* translators: %s: names of fields, separated by commas. */
			'dropped' => __( 'No longer needed: %s.', 'brolga' ),
			'preview' => __( 'This is a preview. Nobody can sign up from here.', 'brolga' ),
		];
		$id     = $this->signup->module_id();
		$action = $this->guard->action(
			Action::of_list( $this->signup->form->list_id ),
			$this->signup->form->custom->spam_check
		);
		return Html::attributes(
			[
				'method'               => 'post',
				'action'               => esc_url_raw(
					CurrentPageAddress::current() . '#' . rawurlencode( $this->signup->module_id() )
				),
				'accept-charset'       => 'utf-8',
				'aria-labelledby'      => '' === $this->signup->form->title ? null : "{$id}-title",
				'aria-label'           => '' === $this->signup->form->title
					? Root::name( $id, __( 'Newsletter', 'brolga' ) )
					: null,
				'data-brolga-action'   => '' === $action ? null : $action,
				'data-brolga-verifier' => $this->signup->form->custom->spam_check->for_script(),
				'data-brolga-messages' => Json::encode( $words ),
			]
		);
	}

	public function errors(): string {
		return null === $this->signup->result?->error ? '' : sprintf(
			'<div class="%s" id="%s-errors" role="alert" tabindex="-1" data-brolga-errors><p>%s</p></div>',
			esc_attr( Constants::FORM_ERROR_TEXT_CLASS ),
			esc_attr( $this->signup->module_id() ),
			esc_html( $this->signup->result->message )
		);
	}

	/** @see NEWS-1 NEWS-2 NEWS-3 */
	public function fields(): string {
		$html  = $this->signup->form->first_name
			? $this->field(
				'firstname',
				__( 'First name', 'brolga' ),
				$this->signup->typed->first_name ?? '',
				'text',
				'given-name'
			)
			: '';
		$html .= $this->signup->form->last_name
			? $this->field(
				'lastname',
				__( 'Last name', 'brolga' ),
				$this->signup->typed->last_name ?? '',
				'text',
				'family-name'
			)
			: '';
		return $html
			. $this->field( 'email', __( 'Email', 'brolga' ), $this->signup->typed->email ?? '', 'email', 'email' );
	}

	/** @see NEWS-6 */
	public function custom( string $content ): string {
		return '' === trim( $content )
			? ''
			: sprintf( '<div class="%s__custom" data-brolga-custom>%s</div>', self::BLOCK, $content );
	}

	/**
	 * Returns the hidden inputs and the honeypot. The input for the IP address is part of the
	 * form's public contract but stays empty, since the server determines the address itself.
	 *
	 * @see NEWS-1 NEWS-13 NEWS-14
	 */
	public function hidden_inputs(): string {
		return $this->unseen_inputs() . sprintf(
			'<div class="%s__trap" aria-hidden="true"><label>%s <input%s></label></div>',
			self::BLOCK,
			esc_html__( 'Leave this field empty', 'brolga' ),
			Html::attributes(
				[
					'type'         => 'text',
					'name'         => Constants::NEWSLETTER_HONEYPOT_NAME,
					'value'        => '',
					'tabindex'     => '-1',
					'autocomplete' => 'off',
				]
			)
		);
	}

	private function unseen_inputs(): string {
		$inputs = [
			'et_pb_signup_list_id'      => $this->signup->form->list_id,
			'et_pb_signup_provider'     => $this->signup->form->provider,
			'et_pb_signup_account_name' => $this->signup->form->account,
			'et_pb_signup_ip_address'   => '',
			'et_pb_signup_checksum'     => $this->signup->checksum,
			'brolga_number'             => $this->signup->number,
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

	private function field( string $name, string $label, string $value, string $type, string $autocomplete ): string {
		$id    = $this->signup->module_id() . "-{$name}";
		$wrong = null !== $this->signup->result?->error_of( $name );
		return sprintf(
			'<p class="%1$s__field"><label for="%2$s">%3$s%4$s</label><input%5$s></p>',
			self::BLOCK,
			esc_attr( $id ),
			esc_html( $label ),
			// Required fields are marked only if the form can have optional ones.
			[] === $this->signup->form->custom->fields ? '' : FormFieldView::mark(),
			Html::attributes(
				[
					'class'            => $wrong ? Constants::FORM_SIGNUP_ERROR_CLASS : null,
					'id'               => $id,
					'type'             => $type,
					'name'             => "et_pb_signup_{$name}",
					'value'            => $value,
					'autocomplete'     => $autocomplete,
					'maxlength'        => 'email' === $name
						? SignupAddress::MAX_LENGTH
						: SubscriberRepository::NAME_LENGTH,
					'required'         => true,
					'aria-invalid'     => $wrong ? 'true' : null,
					'aria-describedby' => $wrong ? $this->signup->module_id() . '-errors' : null,
				]
			)
		);
	}
}
