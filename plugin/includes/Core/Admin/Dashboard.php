<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;

/**
 * A widget on WordPress' dashboard with news from all features. It looks like WordPress' own
 * Activity widget, and has no script.
 *
 * @see LEAD-61
 */
final class Dashboard implements Module {

	private const ID = 'brolga_news';

	/** @param Closure(): DashboardSources $sources */
	public function __construct( #[LazyInject( DashboardSources::class )] private readonly Closure $sources ) {}

	public function register(): void {
		add_action( 'wp_dashboard_setup', $this->add( ... ) );
	}

	private function add(): void {
		$open = array_values( array_filter(
			( $this->sources )()->all,
			static fn ( DashboardSource $source ): bool => current_user_can( $source->capability() )
		) );
		if ( [] !== $open ) {
			wp_add_dashboard_widget(
				self::ID,
				'Brolga',
				static fn () => self::print( $open ),
				null,
				null,
				'normal',
				'high'
			);
		}
	}

	/** @param list<DashboardSource> $sources */
	private static function print( array $sources ): void {
		try {
			$news = array_values( array_filter(
				array_map( static fn ( DashboardSource $source ): ?DashboardNews => $source->news(), $sources )
			) );
		} catch ( StorageUnavailable ) {
			printf( '<p>%s</p>', esc_html__( 'The database is not responding. Reload the page in a minute.', 'brolga' ) );
			return;
		}
		usort(
			$news,
			static fn ( DashboardNews $one, DashboardNews $other ): int => $other->is_urgent <=> $one->is_urgent
		);
		foreach ( $news as $one ) {
			printf(
				'<div class="activity-block"><h3><a href="%s">%s</a></h3>',
				esc_url( $one->url ),
				esc_html( $one->title )
			);
			if ( [] === $one->lines ) {
				printf( '<p>%s</p>', esc_html( $one->empty ) );
			} else {
				echo '<ul>';
				foreach ( $one->lines as $line ) {
					self::line( $line );
				}
				echo '</ul>';
			}
			echo '</div>';
		}
	}

	/** @param array{text: string, note?: string, url?: string} $line */
	private static function line( array $line ): void {
		$url = $line['url'] ?? '';
		echo '<li>';
		if ( '' === $url ) {
			echo esc_html( $line['text'] );
		} else {
			printf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $line['text'] ) );
		}
		if ( '' !== ( $line['note'] ?? '' ) ) {
			printf( ' <span class="description">%s</span>', esc_html( $line['note'] ?? '' ) );
		}
		echo '</li>';
	}
}
