<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;
use Brolga\Api\Settings\When;

/**
 * Settings of the spam protection: the verifier and its keys, what to do when it does not respond,
 * and the strictness of the text analysis.
 *
 * @see SPAM-3 SPAM-4 SPAM-7 SPAM-15 SPAM-33
 */
final class SpamSection implements Section, DescribesForm {

	/** Value of `when_unavailable` that keeps unchecked messages under Spam. */
	public const CLOSED = 'closed';

	public function id(): string {
		return 'spam';
	}

	public function title(): string {
		return __( 'Spam protection', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		$key = [
			'type'      => 'string',
			'pattern'   => '^[A-Za-z0-9_-]*$',
			'maxLength' => 200,
			'default'   => '',
			'portable'  => false,
			'message'   => __( 'A key can only contain letters, digits, hyphens and underscores. Copy it again from the service.', 'brolga' ),
		];
		$url = [
			'type'      => 'string',
			'pattern'   => '^https?://[^\s]+$',
			'maxLength' => 500,
			'default'   => '',
			'portable'  => false,
			'message'   => __( 'Enter a URL that starts with https://.', 'brolga' ),
		];
		return [
			'verifier'         => [
				'type'    => 'string',
				'enum'    => array_column( VerifierName::cases(), 'value' ),
				'default' => VerifierName::Builtin->value,
				// Another service works with its keys alone.
				'portable' => false,
			],
			'site_key'         => $key,
			'secret'           => [
				'writeOnly' => true,
				'constant'  => 'BROLGA_SPAM_SECRET',
				'goesTo'    => [ 'verify_url' ],
			] + $key,
			'threshold'        => [
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 100,
				'default' => 50,
			],
			'when_unavailable' => [
				'type'    => 'string',
				'enum'    => [ 'open', self::CLOSED ],
				'default' => 'open',
			],
			'wording'          => [
				'type'    => 'string',
				'enum'    => array_column( Strictness::cases(), 'value' ),
				'default' => Strictness::Normal->value,
			],
			// Only the server may set it, because this script can act as any visitor.
			'script_url'       => [
				'type'     => 'string',
				'enum'     => [ '', CaptchaService::RECAPTCHA_ELSEWHERE ],
				'default'  => '',
				'portable' => false,
				'constant' => 'BROLGA_SPAM_SCRIPT_URL',
				'onServer' => $url,
			],
			'verify_url'       => [ 'constant' => 'BROLGA_SPAM_VERIFY_URL' ] + $url,
		];
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 30,
			about: __( 'Suspected spam is kept under Spam with the reason, never deleted immediately. The hidden field and the rate limit are always active.', 'brolga' ),
			groups: [
				self::service(),
				self::wording(),
				...self::of_service(),
			]
		);
	}

	private static function service(): FormGroup {
		return new FormGroup(
			__( 'Spam protection service', 'brolga' ),
			[
				new FormField(
					'verifier',
					__( 'Service', 'brolga' ),
					choices: [
						VerifierName::Builtin->value   => [
							__( 'Built in', 'brolga' ),
							__( 'A hidden field and a brief background calculation in the visitor’s browser. No data is sent to other servers.', 'brolga' ),
						],
						VerifierName::Turnstile->value => [
							'Cloudflare Turnstile',
							__( 'Uses Cloudflare. Visitors rarely have to do anything.', 'brolga' ),
						],
						VerifierName::Recaptcha->value => [
							'Google reCAPTCHA v3',
							__( 'Uses Google, which observes what visitors do and returns a score.', 'brolga' ),
						],
						VerifierName::Hcaptcha->value  => [
							'hCaptcha',
							__( 'Uses Intuition Machines. Some visitors have to solve a puzzle.', 'brolga' ),
						],
						VerifierName::Friendly->value  => [
							'Friendly Captcha',
							__( 'Uses Friendly Captcha, whose script comes from jsDelivr. The visitor’s browser solves a calculation; some visitors have to click once.', 'brolga' ),
						],
					]
				),
			]
		);
	}

	private static function wording(): FormGroup {
		return new FormGroup(
			__( 'Message text', 'brolga' ),
			[
				new FormField(
					'wording',
					__( 'Mark messages as spam', 'brolga' ),
					choices: [
						Strictness::Normal->value  => [
							__( 'Normal', 'brolga' ),
							__( 'Catches most spam. On rare occasions, it also marks a genuine message.', 'brolga' ),
						],
						Strictness::Careful->value => [
							__( 'Careful', 'brolga' ),
							__( 'Marks only what is almost certainly spam, so more spam reaches you.', 'brolga' ),
						],
						Strictness::Off->value     => [
							_x( 'Off', 'spam protection', 'brolga' ),
							__( 'Do not check message text, and do not learn from it.', 'brolga' ),
						],
					]
				),
			],
			__( 'Checks the wording of messages on your own server, and learns when you mark leads. You get no emails about spam, so check the Spam tab now and then.', 'brolga' )
		);
	}

	/** @return list<FormGroup> What is asked if another server verifies visitors. */
	private static function of_service(): array {
		$is_service   = [ When::is_not( 'verifier', VerifierName::Builtin->value ) ];
		$is_recaptcha = [ When::is( 'verifier', VerifierName::Recaptcha->value ) ];
		$is_friendly  = [ When::is( 'verifier', VerifierName::Friendly->value ) ];
		return [
			new FormGroup(
				__( 'Keys', 'brolga' ),
				[
					new FormField( 'site_key', __( 'Site key', 'brolga' ) ),
					new FormField(
						'secret',
						__( 'Secret key', 'brolga' ),
						hints: [ [ __( 'With Friendly Captcha, this is an API key.', 'brolga' ), $is_friendly ] ]
					),
					new FormField(
						'threshold',
						__( 'Minimum score (%)', 'brolga' ),
						__( 'reCAPTCHA rates how likely the sender is to be a person. Messages with a lower score are kept under Spam.', 'brolga' ),
						when: $is_recaptcha
					),
				],
				__( 'You get both keys when you register this site with the service. Its script loads when a visitor starts a form. Mention the service in your privacy policy.', 'brolga' ),
				when: $is_service
			),
			new FormGroup(
				__( 'Service outages', 'brolga' ),
				[
					new FormField(
						'when_unavailable',
						__( 'Messages during an outage', 'brolga' ),
						choices: [
							'open'       => [
								__( 'Accept', 'brolga' ),
								__( 'The message becomes a normal lead with a note.', 'brolga' ),
							],
							self::CLOSED => [
								__( 'Keep under Spam', 'brolga' ),
								__( 'The message is stored without a notification. Check the Spam tab of the Leads screen after an outage.', 'brolga' ),
							],
						]
					),
				],
				when: $is_service
			),
			new FormGroup(
				__( 'URLs', 'brolga' ),
				[
					new FormField(
						'script_url',
						__( 'Script', 'brolga' ),
						__( 'To use any other script URL, set BROLGA_SPAM_SCRIPT_URL in wp-config.php.', 'brolga' ),
						[
							''                                  => 'www.google.com',
							CaptchaService::RECAPTCHA_ELSEWHERE => 'www.recaptcha.net',
						],
						when: $is_recaptcha
					),
					new FormField(
						'verify_url',
						__( 'Verification', 'brolga' ),
						__( 'The secret key is sent to this URL. If you change the URL, you need to enter the key again.', 'brolga' ),
						control: 'url',
						hints: [ [
							__( 'To use only servers in the European Union, if your plan includes them: https://eu.frcapi.com/api/v2/captcha/siteverify', 'brolga' ),
							$is_friendly,
						] ]
					),
				],
				__( 'Leave empty to use the service’s own URLs. Enter other URLs where the service cannot be reached, or for your own compatible server.', 'brolga' ),
				when: $is_service
			),
		];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		if ( VerifierName::Builtin->value === $values->text( 'verifier' ) ) {
			return [];
		}
		return array_filter(
			[
				'site_key' => '' === $values->text( 'site_key' )
					? __( 'Enter the site key that the service gave you.', 'brolga' )
					: '',
				'secret'   => match ( true ) {
					'' !== $values->text( 'secret' )           => '',
					[] !== $values->keeps_back( 'secret' ) => __(
						'BROLGA_SPAM_SECRET is only sent to the service itself, or to BROLGA_SPAM_VERIFY_URL. Add BROLGA_SPAM_VERIFY_URL to wp-config.php, or leave the URL empty.',
						'brolga'
					),
					default                                =>
						__( 'Enter the secret key that the service gave you.', 'brolga' ),
				},
			],
			static fn ( string $problem ): bool => '' !== $problem
		);
	}
}
