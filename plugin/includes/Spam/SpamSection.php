<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;

/**
 * Settings of the spam protection: the verifier and its keys, what to do when it does not respond,
 * and the strictness of the text analysis.
 *
 * @see SPAM-3 SPAM-4 SPAM-7 SPAM-33
 */
final class SpamSection implements Section {

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
			'message'   => __( 'A key can only contain letters, digits, hyphens and underscores. Copy it again from the service.', 'brolga' ),
		];
		$url = [
			'type'      => 'string',
			'pattern'   => '^https?://[^\s]+$',
			'maxLength' => 500,
			'default'   => '',
			'message'   => __( 'Enter a URL that starts with https://.', 'brolga' ),
		];
		return [
			'verifier'         => [
				'type'    => 'string',
				'enum'    => array_column( VerifierName::cases(), 'value' ),
				'default' => VerifierName::Builtin->value,
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
			// Whoever names a script acts as each of its visitors: only the server may name any.
			'script_url'       => [
				'type'     => 'string',
				'enum'     => [ '', CaptchaService::RECAPTCHA_ELSEWHERE ],
				'default'  => '',
				'constant' => 'BROLGA_SPAM_SCRIPT_URL',
				'onServer' => $url,
			],
			'verify_url'       => [ 'constant' => 'BROLGA_SPAM_VERIFY_URL' ] + $url,
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
