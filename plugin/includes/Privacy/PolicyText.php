<?php
declare( strict_types=1 );

namespace Brolga\Privacy;

use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Support\Module;

/**
 * Suggests a text for the privacy policy under Settings > Privacy, composed of the features'
 * texts: what is stored, why and how long.
 *
 * @see PRIV-4
 */
final class PolicyText implements Module {

	public function __construct(
		private readonly Container $container,
		private readonly Parts $parts
	) {}

	public function register(): void {
		add_action( 'admin_init', fn () => wp_add_privacy_policy_content( 'Brolga', $this->text() ) );
	}

	public function text(): string {
		$said = [];
		foreach ( $this->container->each( $this->parts->policy ) as $source ) {
			$said = [ ...$said, ...$source->policy() ];
		}
		$said[] = __( 'You can ask us for a copy of what we keep about you, and ask us to delete it.', 'brolga' );
		return implode(
			'',
			array_map(
				static fn ( string $paragraph ): string => '<p>' . esc_html( $paragraph ) . '</p>',
				array_unique( $said )
			)
		);
	}
}
