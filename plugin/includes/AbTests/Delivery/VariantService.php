<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Records\RandomShare;
use Brolga\AbTests\Records\UncountedViews;
use Brolga\AbTests\Records\VariantProof;
use Brolga\AbTests\Records\VisitorCookies;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\Core\Rest\Rate;
use Brolga\Core\Security\RateAllowance;
use Brolga\Core\Settings\Settings;
use InvalidArgumentException;

/**
 * Chooses the variant that replaces a visitor's placeholder: the one from an earlier visit, else a
 * random one by the owner's weights.
 *
 * @see AB-18 AB-22 AB-30 AB-50 AB-56 AB-68
 */
final class VariantService {

	public function __construct(
		private readonly TestRepository $registry,
		private readonly VariantRenderer $renderer,
		private readonly Settings $settings,
		private readonly Audience $audience,
		private readonly UncountedViews $uncounted,
		private readonly VariantProof $proof
	) {}

	/** The rate limit, shared by the REST route and admin-ajax. */
	public static function rate(): Rate {
		return new Rate( 'subject', RateAllowance::events() );
	}

	/**
	 * Returns a visitor's variant; null if the test does not exist or is not running, or if the
	 * visitor does not take part or may not see the post.
	 *
	 * @param array<array-key, mixed> $server  Unslashed.
	 * @param array<array-key, mixed> $cookies Unslashed.
	 * @return array{id: string, content: string}|null
	 */
	public function give( string $test_id, array $server, array $cookies ): ?array {
		try {
			$key = TestKey::parse( $test_id );
		} catch ( InvalidArgumentException ) {
			return null;
		}
		$test = $this->registry->running( $key );
		if ( null === $test ) {
			return null;
		}
		if ( ! $this->audience->agrees( $cookies ) ) {
			$this->uncounted->asked( $key, $server, $cookies );
			return null;
		}
		$remembered = VisitorCookies::of( $cookies, $this->settings );
		$had        = $remembered->variant( $test ) ?? $this->proof->variant( $test, $cookies );
		if ( null === $had && ! $this->audience->admits_call( $test, $server, $cookies ) ) {
			return null;
		}
		$remembered->forget_stale( $test );
		$variant    = $had ?? $test->pick( RandomShare::draw() );
		$content    = $this->renderer->render( $key, $variant );
		if ( '' === $content ) {
			return null;
		}
		if ( null === $had ) {
			$this->proof->give( $key, $variant->number, $cookies );
		}
		return [
			'id'      => $key->subject( $variant->number ),
			'content' => $content,
		];
	}
}
