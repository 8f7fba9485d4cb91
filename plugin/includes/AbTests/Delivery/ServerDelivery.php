<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Records\Chance;
use Brolga\AbTests\Records\UncountedViews;
use Brolga\AbTests\Records\VariantProof;
use Brolga\AbTests\Records\VisitorCookies;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Settings\Settings;
use Closure;

/**
 * The server picks a variant, and the page is this visitor's alone.
 *
 * @see AB-3 AB-21 AB-22 AB-68
 */
final class ServerDelivery implements Delivered {

	/** The mark of what is no control: the style sheet hides it from visitors without scripts, who see another. */
	private const SCRIPTED = 'data-brolga-scripted';

	/**
	 * What the visitor was given on this page, by test: a synced pattern may be there twice.
	 *
	 * @var array<string, Variant|null>
	 */
	private array $given = [];

	public function __construct(
		private readonly Audience $audience,
		private readonly PageTests $tests,
		private readonly Settings $settings,
		private readonly UncountedViews $uncounted,
		private readonly VariantProof $proof
	) {}

	/**
	 * The variant, with the control for visitors without scripts.
	 *
	 * @param Test    $test A test that runs.
	 * @param SavedVariants $variants   Its blocks.
	 */
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

	/**
	 * The text of the variant that the page shows, with the control's for visitors without scripts.
	 *
	 * @param Test         $test A test that runs.
	 * @param array<int, string> $texts      By the variants' numbers.
	 */
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

	/**
	 * What the visitor is given on this page, wherever the test stands on it.
	 *
	 * @param Closure(int): bool $has        Whether the page has a variant.
	 */
	private function given( Test $test, Closure $has ): ?Variant {
		$key = $test->key->format();
		if ( ! array_key_exists( $key, $this->given ) ) {
			$this->given[ $key ] = $this->pick( $test, $has );
		}
		return $this->given[ $key ];
	}

	/**
	 * The variant that the visitor had, else one by chance; null where he takes no part.
	 *
	 * @param Closure(int): bool $has        Whether the page has a variant.
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
		$picked = $test->pick( Chance::draw() );
		return $has( $picked->number ) ? $picked : $test->variants[0];
	}

	/**
	 * Tells proxies that nobody knows of to keep no copy of the page.
	 */
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
