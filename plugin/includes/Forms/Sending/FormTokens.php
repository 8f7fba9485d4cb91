<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Core\Rest\Signature;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\InvalidToken;
use Brolga\Forms\Source\FormId;
use InvalidArgumentException;

/**
 * Signs and verifies `brolga_form`. The token is valid for 400 days, so that a page that was
 * cached for a month still submits.
 */
final class FormTokens {

	private const PURPOSE = 'brolga_form';

	/** Purpose of the token for a route, and its lifetime in seconds. */
	private const ROUTE     = 'brolga_route';
	private const ROUTE_TTL = 86400;

	public function __construct( private readonly Hmac $hmac ) {}

	public static function signature( string $field ): Signature {
		return new Signature(
			$field,
			self::PURPOSE,
			static fn ( string $payload ): string => FormId::parse( $payload )->format()
		);
	}

	public function sign( FormId $id ): string {
		return $this->hmac->sign( self::PURPOSE, $id->format(), Hmac::PAGE_TTL );
	}

	/** @throws InvalidToken If it was not signed by this site for this purpose, or has expired. */
	public function read( string $token ): FormId {
		try {
			return FormId::parse( $this->hmac->verify( self::PURPOSE, $token ) );
		} catch ( InvalidArgumentException ) {
			throw InvalidToken::malformed();
		}
	}

	/** Like read(), but returns null instead of throwing. */
	public function peek( string $token ): ?FormId {
		try {
			return $this->read( $token );
		} catch ( InvalidToken ) {
			return null;
		}
	}

	/**
	 * Signs which of a form's routes the answers took, for the URL of the thank-you page. The
	 * signature prevents visitors from opening a route that is not meant for them.
	 *
	 * @see COND-14
	 */
	public function sign_route( FormId $id, int $route ): string {
		return $this->hmac->sign( self::ROUTE, "{$route}|{$id->format()}", self::ROUTE_TTL );
	}

	public function route( FormId $id, string $mark ): ?int {
		try {
			[ $route, $form ] = explode( '|', $this->hmac->verify( self::ROUTE, $mark ), 2 );
		} catch ( InvalidToken ) {
			return null;
		}
		return $id->format() === $form ? (int) $route : null;
	}
}
