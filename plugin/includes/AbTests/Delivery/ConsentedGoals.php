<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Records\CountingService;
use Brolga\Core\Consent\Consent;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Replaces the script module `@brolga/goals`, on sites that ask for consent to tests, with a small
 * one that loads the real module once the visitor agrees. Other sites load nothing extra.
 *
 * @see AB-56
 */
final class ConsentedGoals implements Module {

	private const GOALS     = '@brolga/goals';
	private const GOALS_NOW = '@brolga/goals-now';
	private const FILE      = 'runtime/consented-goals';
	private const REAL      = 'goals';

	/** @param Closure(): Consent $consent */
	public function __construct(
		#[LazyInject( Consent::class )] private readonly Closure $consent,
		private readonly Build $build
	) {}

	public function register(): void {
		add_action( 'wp_enqueue_scripts', $this->put_before( ... ) );
	}

	private function put_before(): void {
		$real = $this->build->assets( 'modules' )[ self::REAL ] ?? null;
		if (
			null === $real
			|| ! $this->build->has( self::FILE . '.asset.php' )
			|| ! ( $this->consent )()->asks( CountingService::ID )
		) {
			return;
		}
		wp_register_script_module(
			self::GOALS_NOW,
			$this->build->url( 'modules/' . self::REAL . '.js' ),
			$this->build->imports( 'modules', self::REAL ),
			$real['version']
		);
		wp_deregister_script_module( self::GOALS );
		wp_register_script_module(
			self::GOALS,
			$this->build->url( self::FILE . '.js' ),
			[
				[
					'id'     => self::GOALS_NOW,
					'import' => 'dynamic',
				],
			],
			$this->build->asset( self::FILE )['version']
		);
	}
}
