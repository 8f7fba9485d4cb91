<?php
declare( strict_types=1 );

namespace Brolga\Bin\PHPStan;

use PhpParser\Node;
use PHPStan\Analyser\Scope;
use PHPStan\Collectors\Collector;
use PHPStan\Node\InClassMethodNode;
use PHPStan\Reflection\ClassReflection;

/**
 * The methods of what is shipped that have to be called by somebody of ours:
 * not PHP's own, and not those that a class of WordPress or PHP asks for.
 *
 * @implements Collector<InClassMethodNode, array{string, string, list<string>, int}>
 */
final class MethodDeclarations implements Collector {

	public function getNodeType(): string {
		return InClassMethodNode::class;
	}

	/**
	 * @return array{string, string, list<string>, int}|null Class, method, the ancestors that have it too, and the
	 *                                                       line.
	 */
	public function processNode( Node $node, Scope $scope ): ?array {
		$method = $node->getMethodReflection()->getName();
		$class  = $node->getClassReflection();
		if (
			! Shipped::is( $scope->getFile() )
			|| str_starts_with( $method, '__' )
			|| $node->getOriginalNode()->isAbstract()
			|| $class->isInterface()
		) {
			return null;
		}
		// WP-CLI runs the public methods of a command's class.
		if ( str_ends_with( $class->getName(), 'Command' ) && $node->getOriginalNode()->isPublic() ) {
			return null;
		}
		$ancestors = array_filter(
			$class->getAncestors(),
			static fn ( ClassReflection $ancestor ): bool => $ancestor !== $class
				&& $ancestor->hasNativeMethod( $method )
		);
		foreach ( $ancestors as $ancestor ) {
			if ( ! Shipped::is( (string) $ancestor->getFileName() ) ) {
				return null;
			}
		}
		return [
			$class->getName(),
			$method,
			array_values(
				array_map( static fn ( ClassReflection $ancestor ): string => $ancestor->getName(), $ancestors )
			),
			$node->getStartLine(),
		];
	}
}
