<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Records\Chance;
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
 * Gives a visitor the variant that takes a placeholder's place: the one he had,
 * else one by the owner's weights.
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

	/**
	 * How often an address may ask, at both edges together.
	 */
	public static function rate(): Rate {
		return new Rate( 'subject', RateAllowance::events() );
	}

	/**
	 * A visitor's variant, or null where there is no such test, it does not run, it
	 * is for others, or its post is not for the visitor's eyes.
	 *
	 * @param string                  $test_id The test's key, as it came from the request.
	 * @param array<array-key, mixed> $server  What the server knows of the request, unslashed.
	 * @param array<array-key, mixed> $cookies The visitor's, unslashed.
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
		$variant    = $had ?? $test->pick( Chance::draw() );
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
