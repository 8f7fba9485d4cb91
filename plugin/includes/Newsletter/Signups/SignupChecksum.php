<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Core\Rest\Signature;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\InvalidToken;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Text;
use Brolga\Forms\Source\FormId;
use Brolga\Newsletter\Lists\SignupForm;

/**
 * Signs a form's id, list, provider, account and consent text as the token `et_checksum`. It is
 * valid for 400 days, as long as a cached page may live.
 *
 * @see NEWS-13 NEWS-15 TOKEN-2 TOKEN-3
 */
final class SignupChecksum {

	private const PURPOSE = 'et_checksum';

	public function __construct( private readonly Hmac $hmac ) {}

	public function sign( FormId $id, SignupForm $form ): string {
		return $this->hmac->sign(
			self::PURPOSE,
			Json::encode( [ $id->format(), $form->list_id, $form->provider, $form->account, $form->consent ] ),
			Hmac::PAGE_TTL
		);
	}

	public static function signature( string $field ): Signature {
		return new Signature( $field, self::PURPOSE, self::form( ... ) );
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @throws InvalidToken If list, provider and account differ from the signed ones.
	 */
	private static function form( string $payload, array $values ): string {
		[ $id, $list, $provider, $account, $consent ] = self::parts( $payload );
		$sent = array_map(
			static fn ( string $name ): string => is_string( $values[ $name ] ?? '' )
				? Text::line( $values[ $name ] ?? '' )
				: '',
			[ 'list_id', 'provider', 'account' ]
		);
		if ( ! is_string( $id ) || ! is_string( $consent ) || [ $list, $provider, $account ] !== $sent ) {
			throw InvalidToken::forged();
		}
		return FormId::parse( $id )->format();
	}

	public static function consent( string $payload ): string {
		$consent = self::parts( $payload )[4] ?? '';
		return is_string( $consent ) ? $consent : '';
	}

	/**
	 * @return list<mixed>
	 * @throws InvalidToken If the signed text is not a JSON list.
	 */
	private static function parts( string $payload ): array {
		try {
			return Json::items( $payload ) + [ '', '', '', '', '' ];
		} catch ( InvalidJson ) {
			throw InvalidToken::malformed();
		}
	}
}
