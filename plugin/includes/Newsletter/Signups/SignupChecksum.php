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
 * `et_checksum` signs the form's id with list, provider and account, and with
 * the words that visitors agree to, for the 400 days that a cached page may live.
 *
 * @see NEWS-13 NEWS-15 TOKEN-2 TOKEN-3
 */
final class SignupChecksum {

	/** What the token is for. */
	private const PURPOSE = 'et_checksum';

	public function __construct( private readonly Hmac $hmac ) {}

	/**
	 * A checksum for a form.
	 *
	 * @param FormId $id Where the form is.
	 */
	public function sign( FormId $id, SignupForm $form ): string {
		return $this->hmac->sign(
			self::PURPOSE,
			Json::encode( [ $id->format(), $form->list_id, $form->provider, $form->account, $form->consent ] ),
			Hmac::PAGE_TTL
		);
	}

	/**
	 * The checksum, as a request brings it back; it is about its form.
	 *
	 * @param string $field   The name it is sent by.
	 */
	public static function signature( string $field ): Signature {
		return new Signature( $field, self::PURPOSE, self::form( ... ) );
	}

	/**
	 * The form that a checksum was made for.
	 *
	 * @param string                  $payload What was signed.
	 * @param array<array-key, mixed> $values  What was sent beside it.
	 *
	 * @throws InvalidToken When we did not sign this list, provider and account together.
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

	/**
	 * What the page said that the visitor agrees to.
	 *
	 * @param string $payload What was signed, by Gate's word.
	 */
	public static function consent( string $payload ): string {
		$consent = self::parts( $payload )[4] ?? '';
		return is_string( $consent ) ? $consent : '';
	}

	/**
	 * The parts of what was signed.
	 *
	 * @param string $payload What was signed.
	 * @return list<mixed>
	 *
	 * @throws InvalidToken When it is no list.
	 */
	private static function parts( string $payload ): array {
		try {
			return Json::items( $payload ) + [ '', '', '', '', '' ];
		} catch ( InvalidJson ) {
			throw InvalidToken::malformed();
		}
	}
}
