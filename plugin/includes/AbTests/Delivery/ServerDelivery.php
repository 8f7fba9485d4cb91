<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Records\RandomShare;
use Brolga\AbTests\Records\UncountedViews;
use Brolga\AbTests\Records\VariantProof;
use Brolga\AbTests\Records\VisitorCookies;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Settings\Settings;
use Closure;

/**
 * Picks the variant on the server. The page is for this visitor alone and must not be cached.
 *
 * @see AB-3 AB-21 AB-22 AB-68
 */
final class ServerDelivery implements DeliveryMethod {

	/** Marks a variant that the style sheet hides if JavaScript is off; `<noscript>` shows the control. */
	private const SCRIPTED = 'data-brolga-scripted';

	/** @var array<string, Variant|null> Picked on this page, by test, because a synced pattern can repeat it. */
	private array $given = [];

	public function __construct(
		private readonly Audience $audience,
		private readonly PageTests $tests,
		private readonly Settings $settings,
		private readonly UncountedViews $uncounted,
		private readonly VariantProof $proof
	) {}

	public function render( Test $test, SavedVariants $variants ): string {
		self::keep_out_of_caches();
		$pick = $this->given( $test, $variants->has( ... ) );
		if ( null === $pick ) {
			return $this->audience->agrees( (array) wp_unslash( $_COOKIE ) )
				? $variants->plain()
				: $variants->waiting();
		}
		$this->tests->add( $test );
		if ( Variant::CONTROL === $pick->number ) {
			return $variants->element( $test->key, Variant::CONTROL );
		}
		return $variants->element( $test->key, $pick->number, [ self::SCRIPTED => '' ] )
			. NoScript::around( $variants->plain() );
	}

	/** @param array<int, string> $texts */
	public function words( Test $test, array $texts ): string {
		self::keep_out_of_caches();
		$number  = $this->given(
			$test,
			static fn ( int $number ): bool => isset( $texts[ $number ] )
		)->number ?? Variant::CONTROL;
		$control = $texts[ Variant::CONTROL ] ?? '';
		return Variant::CONTROL === $number
			? $control
			: '<span '
				. self::SCRIPTED
				. '>'
				. ( $texts[ $number ] ?? $control )
				. '</span>'
				. NoScript::around( $control );
	}

	/** @param Closure(int): bool $has */
	private function given( Test $test, Closure $has ): ?Variant {
		$key = $test->key->format();
		if ( ! array_key_exists( $key, $this->given ) ) {
			$this->given[ $key ] = $this->pick( $test, $has );
		}
		return $this->given[ $key ];
	}

	/**
	 * Returns the variant from an earlier visit, else a random one; null: the visitor takes no part.
	 *
	 * @param Closure(int): bool $has
	 */
	private function pick( Test $test, Closure $has ): ?Variant {
		$cookies = (array) wp_unslash( $_COOKIE );
		if ( ! $this->audience->agrees( $cookies ) ) {
			$this->uncounted->add( $test->key, (array) wp_unslash( $_SERVER ), $cookies );
			return null;
		}
		$memory = VisitorCookies::of( $cookies, $this->settings );
		$had    = $memory->variant( $test ) ?? $this->proof->variant( $test, $cookies );
		$memory->forget_stale( $test );
		if ( null !== $had && $has( $had->number ) ) {
			return $had;
		}
		if (
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A campaign's name is compared, nothing is changed by it.
			! $this->audience->admits( $test, (array) wp_unslash( $_SERVER ), $cookies, (array) wp_unslash( $_GET ) )
		) {
			return null;
		}
		$picked = $test->pick( RandomShare::draw() );
		return $has( $picked->number ) ? $picked : $test->variants[0];
	}

	/** Asks proxies not to store the page, unless a Cache-Control header is already set. */
	private static function keep_out_of_caches(): void {
		if ( headers_sent() ) {
			return;
		}
		foreach ( headers_list() as $header ) {
			if ( str_starts_with( strtolower( $header ), 'cache-control:' ) ) {
				return;
			}
		}
		header( 'Cache-Control: private, no-cache' );
	}
}
